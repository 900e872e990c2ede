import fc from 'fast-check';
import { storedCartsOf } from './stored-carts.ts';

test('stored carts come back, each once, the first ones up to a limit', () => {
  const carts = ['a', 'b', 'a', 'c'].map((id) => ({ id, name: id.toUpperCase() }));
  expect(storedCartsOf(JSON.stringify(carts), 2).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('given any text in the storage, reading it throws nothing and gives carts with id and name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      for (const cart of storedCartsOf(text, 3))
        expect(cart).toEqual({ id: expect.any(String), name: expect.any(String) });
    }),
  );
});
