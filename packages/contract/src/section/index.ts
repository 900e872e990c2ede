export * from './page-attributes.ts';
export * from './page-resolution.schema.ts';
export * from './section.ts';
export * from './seo.ts';
export * from './subjects.ts';
