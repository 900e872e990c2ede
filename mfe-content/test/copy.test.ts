import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typedNumbersOf } from '@sgc/build/typed-numbers';
import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { compileMarkdown } from '@sgc/markdown/compile-markdown';
import type { MarkdownNode } from '@sgc/markdown/document';
import { frontMatterLines } from '@sgc/markdown/front-matter';
import { documentTokens } from '../src/content/document-tokens.ts';
import { placeTokens } from '../src/content/place-tokens.ts';
import { MUNICIPALITIES } from '../src/domain/municipality/municipality.ts';
import { POLICY_SLUGS } from '../src/features/document/document.queries.ts';
import { planTokens } from '../src/features/rental/plan-name.ts';

const SOURCE = join(__dirname, '../src');

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file));

const sourceOf = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');
const withoutTokens = (text: string): string => text.replaceAll(/\{[\w.]+\}/g, '');
const wordsOf = (node: MarkdownNode): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(1)
        .map((part) => (typeof part === 'object' && !Array.isArray(part) ? '' : wordsOf(part as MarkdownNode)))
        .join(' ');

const documents = filesOf('content', /\.md$/);
const SAMPLE = MUNICIPALITIES[0];

test('there is a text for every municipality, and for nothing else', () => {
  const texts = filesOf('content/municipalities', /\.md$/).map((file) => file.replace(/^.*\//, '').replace('.md', ''));
  expect(texts.sort()).toEqual(MUNICIPALITIES.map(({ slug }) => slug).sort());
});

test.each(documents)('%s holds no digit that is not from a fact, and quotes only facts there are', (file) => {
  const { meta, nodes } = compileMarkdown(sourceOf(file));
  const isPlace = file.startsWith('content/municipalities');
  const text = nodes.map(wordsOf).join('\n');
  const copy = isPlace ? text : `${text}\n${Object.values(meta).join('\n')}`;
  expect(withoutTokens(copy).match(/^.*\d.*$/gm) ?? []).toEqual([]);

  if (SAMPLE === undefined) throw new Error('no municipality');
  const known = {
    ...documentTokens(DEFAULT_BUSINESS_PROFILE),
    ...placeTokens(SAMPLE, DEFAULT_BUSINESS_PROFILE),
    ...(isPlace ? meta : {}),
    ...planTokens,
  };
  const quoted = [...copy.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name);
  expect(quoted.filter((name) => !(name in known))).toEqual([]);
});

test.each(filesOf('content/municipalities', /\.md$/))('%s: every fact has a source, and is used', (file) => {
  const lines = frontMatterLines(sourceOf(file));
  expect(lines.filter(({ note }) => note === undefined)).toEqual([]);
  const shownByThePage = ['population', 'landArea'];
  const text = compileMarkdown(sourceOf(file)).nodes.map(wordsOf).join('\n');
  const unused = lines.filter(({ name }) => !text.includes(`{${name}}`) && !shownByThePage.includes(name));
  expect(unused).toEqual([]);
  for (const name of shownByThePage)
    expect(Number(lines.find((line) => line.name === name)?.value.replace(',', ''))).toBeGreaterThan(0);
});

test('every link of a text leads to a page of the site, to the phone or to a mail', () => {
  const known = new Set<string>([
    '{business.call}',
    '{business.write}',
    ...Object.values(ADDRESSES),
    ...POLICY_SLUGS.map(policyAddress),
    ...MUNICIPALITIES.map(({ slug }) => municipalityAddress(slug)),
  ]);
  const links = documents.flatMap((file) =>
    [...sourceOf(file).matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => !known.has(href))).toEqual([]);
});

test('no component and no page types a number into its words', () => {
  expect(typedNumbersOf(SOURCE, ['pages', 'features', 'fragments'])).toEqual([]);
});

const REACHED = ['[{business.phone}]({business.call})', '[{business.email}]({business.write})'];

test.each(documents)('%s: every phone number and mail address is a link', (file) => {
  const rest = REACHED.reduce((text, link) => text.replaceAll(link, ''), sourceOf(file));
  expect(rest).not.toMatch(/\{business\.(phone|email)\}/);
});
