import fc from 'fast-check';
import { requestIdOf } from './request-id.ts';

const given = (id: string | string[]) => requestIdOf({ headers: { 'x-request-id': id } as never });

test('an id that a caller gave is kept', () => {
  expect(given('edge-42_a.b')).toBe('edge-42_a.b');
});

test('a request without an id gets one of its own', () => {
  expect(requestIdOf({ headers: {} })).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestIdOf({ headers: {} })).not.toBe(requestIdOf({ headers: {} }));
});

test.each(['', 'a'.repeat(65), 'a b', '*/ drop', 'a\nb', ['a', 'b']])('%j is no id and is replaced', (id) => {
  expect(given(id)).toMatch(/^[0-9a-f-]{36}$/);
});

test('given any text, the request id made of it ends no SQL comment and breaks no line', () => {
  fc.assert(fc.property(fc.string(), (id) => /^[\w.-]{1,64}$/.test(given(id))));
});
