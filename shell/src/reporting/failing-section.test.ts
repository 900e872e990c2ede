import { failingSection, isLostModule, siteFile } from './failing-section.ts';

const SITE = 'https://carts.example.com/_assets';

const thrown = (stack: string): Error => Object.assign(new Error('Jane Doe, 570-555-0100'), { stack });

test('the first section in the stack is to blame', () => {
  const error = thrown(`Error: no\n at a (${SITE}/shell/main.js:1:2)\n at b (${SITE}/mfe-leads/7.js:1:2)`);
  expect(failingSection(error, '', 'mfe-eco')).toBe('mfe-leads');
});

test("React's stack of components comes before the error's own", () => {
  const error = thrown(`Error: no\n at b (${SITE}/mfe-leads/7.js:1:2)`);
  expect(failingSection(error, `\n at C (${SITE}/mfe-eco/9.js:1:2)`, 'shell')).toBe('mfe-eco');
});

test("where only the shell's scripts are named, or none, it is the owner of the page", () => {
  expect(failingSection(thrown(`Error: no\n at a (${SITE}/shell/main.js:1:2)`), '', 'mfe-eco')).toBe('mfe-eco');
  expect(failingSection('a rejection with a text', '', 'mfe-eco')).toBe('mfe-eco');
});

test("an extension's error has no owner", () => {
  const error = thrown('Error: no\n at a (chrome-extension://abcdef/content.js:1:2)');
  expect(failingSection(error, '', 'mfe-eco')).toBeUndefined();
  expect(failingSection(undefined, 'https://elsewhere.example.com/tag.js', 'mfe-eco')).toBeUndefined();
});

test.each([
  `Failed to fetch dynamically imported module: ${SITE}/mfe-eco/8.1a2b.js`,
  `error loading dynamically imported module: ${SITE}/mfe-eco/8.1a2b.js`,
  'Importing a module script failed.',
])('"%s" is a lost script', (message) => {
  expect(isLostModule(new TypeError(message))).toBe(true);
});

test('a file of the site is known by its path', () => {
  expect(siteFile(`${SITE}/mfe-eco/8.1a2b.js?t=1`)).toEqual({ owner: 'mfe-eco', path: '/_assets/mfe-eco/8.1a2b.js' });
  expect(siteFile('https://elsewhere.example.com/8.js')).toBeUndefined();
});
