import { componentsIn, errorKind, placeIn } from './error-words.ts';

const SITE = 'https://carts.example.com/_assets';

test.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'price')"),
    'TypeError: Cannot read properties of undefined',
  ],
  [new TypeError('e.t is not a function'), 'TypeError: is not a function'],
  [
    new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Jane'),
    'Error: Minified React error #418',
  ],
  [new SyntaxError('Unexpected token \'J\', "Jane Roe" is not valid JSON'), 'SyntaxError'],
  [new Error('nobody at jane@example.com answers'), 'Error'],
  [Object.assign(new Error('no'), { name: 'Jane Roe' }), 'Error'],
  ['Jane Roe', 'something that is no error was thrown'],
])('of an error (%s) only its kind is told: %s', (error, kind) => {
  expect(errorKind(error)).toBe(kind);
});

test('the place is the first one in the section itself, in the stacks of all browsers', () => {
  const stack = `Error: no\n at a (${SITE}/shell/main.js:1:2)\n at b (${SITE}/mfe-eco/12.0916d11a.js:3:4)`;
  expect(placeIn('mfe-eco', stack)).toBe('mfe-eco/client/12.0916d11a.js:3:4');
  expect(placeIn('mfe-eco', `b@${SITE}/mfe-eco/12.0916d11a.js:3:4\n`)).toBe('mfe-eco/client/12.0916d11a.js:3:4');
  expect(placeIn('mfe-leads', stack)).toBeUndefined();
});

test('a stack of components names files of releases, and no other address', () => {
  const stack = `\n    at a (${SITE}/mfe-eco/1.js:3:4)\n    at div\n    at b (chrome-extension://x/y.js:1:2)`;
  expect(componentsIn(stack)).toBe('\n    at a (mfe-eco/client/1.js:3:4)\n    at div\n    at b (…');
});
