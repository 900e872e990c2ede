export * from './api-paths.ts';
export * from './photo.ts';
export * from './vehicle.schema.ts';
export * from './vehicle-list-query.schema.ts';
