import fc from 'fast-check';
import { storedCartsOf } from './stored-carts.ts';

test('what was kept comes back, each cart once, the first ones', () => {
  const carts = ['a', 'b', 'a', 'c'].map((id) => ({ id, name: id.toUpperCase() }));
  expect(storedCartsOf(JSON.stringify(carts), 2).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('nothing that stands in the storage throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      for (const cart of storedCartsOf(text, 3))
        expect(cart).toEqual({ id: expect.any(String), name: expect.any(String) });
    }),
  );
});
