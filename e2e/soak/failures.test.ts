import { failuresOf, failureTable, type SoakRun } from './failures.ts';

const run = (...failed: string[]): SoakRun => ({
  code: failed.length === 0 ? 0 : 1,
  results: ['a', 'b', 'c'].map((title) => ({
    file: 'home.spec.ts',
    title,
    ok: !failed.includes(title),
    seconds: 1,
    message: '',
    picture: undefined,
    trace: undefined,
  })),
});

test('tests are listed by how many runs they failed in, and those that always passed are not', () => {
  const runs = [run(), run('b'), run('a', 'b')];
  expect(failuresOf(runs)).toEqual([
    { test: 'home.spec.ts: b', failed: 2 },
    { test: 'home.spec.ts: a', failed: 1 },
  ]);
  expect(failureTable(runs)).toBe('   2 of 3  home.spec.ts: b\n   1 of 3  home.spec.ts: a');
});

test('a run that ends badly without a failed test is a failure too', () => {
  expect(failuresOf([run(), { code: 1, results: undefined }])).toEqual([{ test: 'the run itself', failed: 1 }]);
});
