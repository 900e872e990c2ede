export * from './openapi-document.ts';
