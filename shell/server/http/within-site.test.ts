import fc from 'fast-check';
import { withinSite } from './within-site.ts';

test.each([
  ['/inventory', '/inventory'],
  ['/inventory?brand=denago', '/inventory?brand=denago'],
  ['/Inventory/', '/inventory'],
  ['inventory', '/inventory'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['http://site.invalid:1/x', '/'],
  ['http://[', '/'],
])('a link to %j leads to %s', (to, where) => {
  expect(withinSite(to)).toBe(where);
});

test('given any address, a browser stays on the site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '\r',
    '\0',
    '%',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    'é',
  );
  const anything = fc.string({ unit: 'binary', maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 4, arbitrary: part }, anything)).map((parts) => parts.join('')),
      (to) => {
        const led = withinSite(to);
        expect(led).toMatch(/^\/[\x21-\x7e]*$/);
        expect(new URL(led, 'https://dealer.example').origin).toBe('https://dealer.example');
      },
    ),
    { numRuns: 500 },
  );
});
