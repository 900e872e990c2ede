export * from './section.ts';
export * from './seo.ts';
