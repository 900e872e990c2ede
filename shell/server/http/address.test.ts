import fc from 'fast-check';
import { declaredSearch, readAddress } from './address.ts';

test('any text is an address, a move, malformed or too long, and a move leads to an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const address = readAddress(`/${text}`);
      if (address.kind !== 'moved') return true;
      return readAddress(address.to).kind === 'page';
    }),
  );
});

test('an address never leads to another host', () => {
  for (const target of ['//evil.example', '/\\evil.example', '//evil.example/A/']) {
    expect(readAddress(target).kind).toBe('malformed');
  }
});

test('only declared parameters count, in the order of their names', () => {
  const params = new URLSearchParams('z=1&utm_source=mail&a=2&a=3');
  expect(declaredSearch(params, ['a', 'z'])).toBe('?a=2&a=3&z=1');
  expect(declaredSearch(params, [])).toBe('');
});
