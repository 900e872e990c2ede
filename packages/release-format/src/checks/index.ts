export * from './api-fields.ts';
export * from './loaded-by-styles.ts';
export * from './shared-versions.ts';
export * from './styles.ts';
