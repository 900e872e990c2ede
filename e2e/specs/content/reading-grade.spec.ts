import { ADDRESSES } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';
import { gradeOf } from './reading-grade.ts';

const HIGHEST = 8;

/** Pages that want to win customers. Policies and legal texts have to be exact first, vehicles are named by the data. */
const isMarketing = (path: string): boolean =>
  !path.startsWith('/policies/') &&
  !path.startsWith('/vehicle/') &&
  !([ADDRESSES.privacy, ADDRESSES.terms] as string[]).includes(path);

/** The whole sentences of a page's main part. Runs in the browser. */
const sentencesOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('main :is(p, li, dd, blockquote):not(:has(p, li, dd, h3))')]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => /[.?!]$/.test(text))
    .join(' ');
};

test('the grade follows the formula of Flesch and Kincaid', () => {
  // Ten words, two sentences, eleven syllables.
  expect(gradeOf('The cat sat on the mat. It was happy too.')).toBeCloseTo(0.39 * 5 + 11.8 * 1.1 - 15.59, 5);
});

test('marketing pages read at grade 8 or lower', async ({ page, request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const paths = [...listed.filter(isMarketing), ADDRESSES.thankYou];
  expect(paths.length).toBeGreaterThan(30);
  const grades: { path: string; grade: number }[] = [];
  for (const path of paths) {
    const text = await page.evaluate(sentencesOf, await (await request.get(path)).text());
    expect(text.length, `${path} has sentences`).toBeGreaterThan(100);
    grades.push({ path, grade: Math.round(gradeOf(text) * 10) / 10 });
  }
  grades.sort((a, b) => b.grade - a.grade);
  for (const { path, grade } of grades) process.stdout.write(`${grade.toFixed(1).padStart(5)}  ${path}\n`);
  expect(grades.filter(({ grade }) => grade > HIGHEST)).toEqual([]);
});
