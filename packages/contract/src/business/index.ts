export * from './branch.schema.ts';
export * from './business-profile.ts';
export * from './claims.schema.ts';
export * from './default-profile.ts';
export * from './opening-hours.schema.ts';
export * from './telephone.ts';
export * from './voices.schema.ts';
