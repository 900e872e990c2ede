import { codeFrame } from './code-frame.ts';

const TEXT = 'one\ntwo\nthree\nfour\nfive\nsix';

test('the lines around are numbered, the line is marked, and its column below it', () => {
  expect(codeFrame(TEXT, 3, 2)).toBe('  1 | one\n  2 | two\n> 3 | three\n    |  ^\n  4 | four\n  5 | five');
});

test('at the first line of a text there is none before, and without a column no mark below', () => {
  expect(codeFrame(TEXT, 1)).toBe('> 1 | one\n  2 | two\n  3 | three');
});
