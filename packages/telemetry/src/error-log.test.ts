import { ErrorLog, rememberedWords } from './error-log.ts';

const LINE = {
  section: 'mfe-eco',
  version: '0123456789abcdef',
  page: 'eco',
  at: 'mfe-eco/server/1.js:1:2',
  reason: 'no',
};

const lines: unknown[] = [];
const log = { error: (line: unknown, message: string) => lines.push({ line, message }), warn: () => undefined };

beforeEach(() => lines.splice(0));

const written = (place: object, line: object): Promise<void> => {
  const found = Promise.resolve(place);
  new ErrorLog({ find: () => found }).write(log as never, 'error', 'server', { ...LINE, ...line }, 'it failed');
  return found.then(() => undefined);
};

test('a line has the place in the sources, and all that is known of the error', async () => {
  await written({ place: 'src/pages/eco.page.tsx:12:5' }, { path: '/eco-impact' });
  expect(lines).toEqual([
    { line: { ...LINE, path: '/eco-impact', place: 'src/pages/eco.page.tsx:12:5' }, message: 'it failed' },
  ]);
});

test('without a place in the sources, the line has the one in the built file', async () => {
  await written({}, {});
  expect(lines).toEqual([{ line: LINE, message: 'it failed' }]);
});

test('an error that belongs to no version is written at once', () => {
  void written({}, { version: undefined });
  expect(lines).toHaveLength(1);
});

test.each([
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
  ['Unexpected token, "Jane Roe, 12 Main St" is not valid JSON', 'Unexpected token, … is not valid JSON'],
  ["nobody named 'Jane Roe' at jane@example.com", 'nobody named … at …'],
  ['call 1-844-844-6638,\n or see https://example.com/?name=Jane', 'call …, or see …'],
])('of "%s" is remembered: %s', (reason, words) => {
  expect(rememberedWords(reason)).toBe(words);
});

test('words that never end are cut', () => {
  expect(rememberedWords('c'.repeat(5000))).toHaveLength(200);
});
