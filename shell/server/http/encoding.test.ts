import { encodingFor } from './encoding.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
  // From what is remembered.
  expect(encodingFor(accepted)).toBe(encoding);
});
