export * from './check-name.schema.ts';
export * from './feed.schema.ts';
export * from './operation.schema.ts';
export * from './provenance-summary.schema.ts';
export * from './release-source.schema.ts';
export * from './status.schema.ts';
export * from './telemetry.schema.ts';
