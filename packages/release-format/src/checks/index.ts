export * from './shared-versions.ts';
export * from './styles.ts';
