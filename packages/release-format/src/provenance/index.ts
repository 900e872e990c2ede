export * from './check-provenance.ts';
export * from './provenance.schema.ts';
export * from './sign-provenance.ts';
