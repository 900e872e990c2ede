export * from './photo.ts';
export * from './vehicle.schema.ts';
