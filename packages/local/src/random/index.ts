export * from './odd-input.ts';
export * from './seeded-random.ts';
