export { freePort } from './ports.ts';
export { Program, type ProgramOptions } from './program.ts';
