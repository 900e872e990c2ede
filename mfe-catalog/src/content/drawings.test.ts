import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWINGS } from './drawings.ts';

const folder = join(dirname(require.resolve('@sgc/illustrations')), '../art/vehicles');

test('every drawing of a vehicle is at hand', () => {
  expect(existsSync(join(folder, 'any-cart.svg'))).toBe(true);
  const drawn = readdirSync(folder).map((file) => file.replace('.svg', ''));
  expect([...DRAWINGS.keys(), 'any-cart'].sort()).toEqual(drawn.sort());
});
