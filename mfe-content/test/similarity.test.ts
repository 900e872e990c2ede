import { renderPage } from '@sgc/build/page-tests';
import { municipalityAddress } from '@sgc/contract/addresses';
import { MUNICIPALITIES } from '../src/domain/municipality/municipality.ts';
import { section } from '../src/section.ts';
import { textOf } from './text-of.ts';

const GRAM = 5;
const MOST_ALIKE = 0.6;

/** Names of all places, the longest first, so that no name hides in another. */
const NAMES = MUNICIPALITIES.flatMap(({ name }) => [name, name.replace(/ Township$/, '')]).sort(
  (a, b) => b.length - a.length,
);

/** The words of a page, with every name and number replaced by what it is. */
const wordsOf = (html: string): string[] =>
  NAMES.reduce((text, name) => text.replaceAll(name, ' NAME '), textOf(html))
    .replaceAll(/\b[A-Z]{1,2}-\d+\b|\$?\d[\d,.]*/g, ' NUMBER ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

const gramsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(0, 1 - GRAM).map((_, index) => words.slice(index, index + GRAM).join(' ')));

/** How much of two sets is common to both: 1 for equal sets. */
const jaccard = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = [...a].filter((gram) => b.has(gram)).length;
  return common / (a.size + b.size - common);
};

test('no two municipality pages are the same text with another name', async () => {
  const pages = await Promise.all(
    MUNICIPALITIES.map(async ({ slug }) => ({
      slug,
      grams: gramsOf(wordsOf((await renderPage(section, municipalityAddress(slug))).html)),
    })),
  );
  const pairs = pages.flatMap((a, index) =>
    pages.slice(index + 1).map((b) => ({ pair: `${a.slug} and ${b.slug}`, likeness: jaccard(a.grams, b.grams) })),
  );
  const [worst] = pairs.sort((a, b) => b.likeness - a.likeness);
  process.stdout.write(`Most alike: ${worst?.pair}, ${worst?.likeness.toFixed(3)} of at most ${MOST_ALIKE}\n`);
  expect(pairs).toHaveLength((pages.length * (pages.length - 1)) / 2);
  expect(worst?.likeness).toBeLessThanOrEqual(MOST_ALIKE);
});
