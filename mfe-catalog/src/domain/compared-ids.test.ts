import fc from 'fast-check';
import { comparedIds } from './compared-ids.ts';
import { isDifferent } from './comparison.ts';

test('an address names at most three vehicles, each once', () => {
  expect(comparedIds('a,b,a,c,d')).toEqual(['a', 'b', 'c']);
  expect(comparedIds(null)).toEqual([]);
});

test('given any text in the address, only well-formed ids come of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const id of comparedIds(text)) expect(id).toMatch(/^[a-z0-9-]{1,120}$/);
    }),
  );
});

test('carts differ where one says something else, or nothing', () => {
  expect(isDifferent({ name: 'Range', values: ['40 mi', '40 mi'] })).toBe(false);
  expect(isDifferent({ name: 'Range', values: ['40 mi', undefined] })).toBe(true);
});
