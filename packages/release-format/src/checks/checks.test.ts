import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkExactVersions, checkStyles } from './index.ts';

const check = (content: string): void => checkStyles('mfe-eco', [{ path: 'a.css', content }]);

test.each([
  '',
  '@layer section{.mfe-eco__a{color:red}}',
  '@layer section{.mfe-eco__a:hover > li + li{color:red}}'.replace(' + li', ''),
  '@layer section{li .mfe-eco__a,.mfe-eco__b::before{color:red!important}}',
  '@layer section{@media (min-width:1px){.mfe-eco__a{position:sticky}}}',
  '@layer section{.mfe-eco__a:has(option:checked) .mfe-eco__b{display:none}}',
  '@layer section{@keyframes mfe-eco__in{from{opacity:0}to{opacity:1}}}',
])('styles that keep to their section pass: %s', (content) => {
  expect(() => check(content)).not.toThrow();
});

test.each([
  ['header,footer,[href^="tel:"]{display:none!important}', /outside of @layer section/],
  ['.mfe-eco__a{color:red}', /outside of @layer section/],
  ['@layer chrome{.mfe-eco__a{color:red}}', /outside of @layer section/],
  ['@layer section,chrome;', /outside of @layer section/],
  ['@import url(//evil.example/a.css);', /outside of @layer section/],
  ['@layer section{header{display:none}}', /means elements of others/],
  ['@layer section{.mfe-eco__a,header{display:none}}', /means elements of others/],
  ['@layer section{.mfe-eco__a ~ footer{display:none}}', /means elements of others/],
  ['@layer section{body:has(.mfe-eco__a) header{display:none}}', /means elements of others/],
  ['@layer section{:not(.mfe-eco__a){display:none}}', /means elements of others/],
  ['@layer section{.mfe-leads__a{display:none}}', /means elements of others/],
  ['@layer section{.mfe-eco__a{& ~ footer{display:none}}}', /means elements of others/],
  ['@layer section{@media all{header{display:none}}}', /means elements of others/],
  ['@layer section{.mfe-eco__a *{display:none!important}}', /without a class of the section/],
  ['@layer section{.mfe-eco__a{position:fixed}}', /above the chrome/],
  ['@layer section{.mfe-eco__a{POSITION:Fixed}}', /above the chrome/],
  ['@layer section{.mfe-eco__a{position:var(--p)}}', /above the chrome/],
  ['@layer section{@font-face{font-family:a;src:url(a)}}', /whole document/],
  ['@layer section{@property --color-ink{syntax:"*";inherits:true}}', /whole document/],
  ['@layer section{@layer a{.mfe-eco__a{color:red}}}', /whole document/],
  ['@layer section{@keyframes spin{from{opacity:0}}}', /another section's/],
  ['@layer section{.mfe-eco__a{color:red}}}header{display:none}', /outside|cannot be read/],
])('styles that reach beyond their section are refused: %s', (content, reason) => {
  expect(() => check(content)).toThrow(reason);
});

const ROOT = join(__dirname, '../../../..');

test.each(['mfe-catalog', 'mfe-content', 'mfe-eco', 'mfe-leads'])(
  'the styles of %s pass as they are built',
  (section) => {
    const client = join(ROOT, section, 'dist/release/client');
    const paths = readdirSync(client).filter((name) => name.endsWith('.css'));
    expect(paths).not.toEqual([]);
    checkStyles(
      section,
      paths.map((path) => ({ path, content: readFileSync(join(client, path), 'utf8') })),
    );
  },
);

test('exact versions of shared packages pass', () => {
  expect(() => checkExactVersions({ react: '19.3.1', other: '1.0.0-beta.2' })).not.toThrow();
});

test.each(['99.0.0 || >=0', '^19.0.0', 'v1.0.0', 'latest', '', `1.0.0-${'x'.repeat(50_000)}`])(
  'a shared version that is not exact is refused in few words: %.20s',
  (version) => {
    expect(() => checkExactVersions({ react: version })).toThrow(/^react has ".{0,60}", which is no exact version$/);
  },
);
