export * from './vehicle.schema.ts';
