export { type Access, mayOperate, type Person } from './access.ts';
export { AccessSource } from './access-source.ts';
