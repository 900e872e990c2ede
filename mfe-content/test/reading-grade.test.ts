import { MUNICIPALITIES } from '../src/domain/municipality/municipality.ts';
import { gradeOf } from './reading-grade.ts';
import { renderPage, textOf } from './render-page.tsx';

const HIGHEST = 9;

const MARKETING = [
  ...['rentals', 'services', 'showroom', 'about'].map((id) => [id, {}] as const),
  ...MUNICIPALITIES.map(({ slug }) => ['municipality', { municipality: slug }] as const),
];

test('the grade follows the formula of Flesch and Kincaid', () => {
  // Ten words, two sentences, eleven syllables.
  expect(gradeOf('The cat sat on the mat. It was happy too.')).toBeCloseTo(0.39 * 5 + 11.8 * 1.1 - 15.59, 5);
});

test('marketing pages read at grade 9 or lower', async () => {
  const grades = await Promise.all(
    MARKETING.map(async ([id, params]) => {
      const { html, seo } = await renderPage(id, params);
      const sentences = [...html.matchAll(/<(?:p|li)\b[^>]*>(.*?)<\/(?:p|li)>/g)].map(([, words = '']) =>
        textOf(words),
      );
      return {
        path: seo?.canonicalPath ?? id,
        grade: gradeOf(sentences.filter((text) => /[.?!]\s*$/.test(text)).join(' ')),
      };
    }),
  );
  for (const { path, grade } of grades) process.stdout.write(`${grade.toFixed(1).padStart(5)}  ${path}\n`);
  expect(grades.filter(({ grade }) => grade > HIGHEST)).toEqual([]);
});
