import type { Counts, Visited } from './counts.ts';
import { OpenViews } from './open-views.ts';

const LIMIT_MS = 60_000;

let counted: string[];
let views: OpenViews;

const visit = (address: string): Visited => ({ section: 'mfe-eco', version: '0123456789abcdef', address });

beforeEach(() => {
  jest.useFakeTimers();
  counted = [];
  const counting = {
    count: ({ address }: Visited, { openings = 0 }: Partial<Counts>) => counted.push(`${address} ${openings}`),
  };
  views = new OpenViews(counting, LIMIT_MS);
});

afterEach(() => jest.useRealTimers());

test('a view that has not answered in time counts then, and not before', () => {
  views.begin('one', [visit('203.0.113.1')]);
  jest.advanceTimersByTime(LIMIT_MS / 2);
  views.begin('two', [visit('203.0.113.2')]);
  jest.advanceTimersByTime(LIMIT_MS / 2 - 1);
  expect(counted).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(counted).toEqual(['203.0.113.1 1']);
  jest.advanceTimersByTime(LIMIT_MS / 2);
  expect(counted).toEqual(['203.0.113.1 1', '203.0.113.2 1']);
});

test('a view that answers counts at once, and only once', () => {
  views.begin('one', [visit('203.0.113.1')]);
  views.answer('one');
  views.answer('one');
  jest.advanceTimersByTime(2 * LIMIT_MS);
  expect(counted).toEqual(['203.0.113.1 1']);
});

test('an answer of a view that began at another shell counts nothing here', () => {
  views.answer('of another shell');
  expect(counted).toEqual([]);
});

test('of more views than are remembered, the oldest do not count', () => {
  for (let number = 0; number < 20_001; number += 1) views.begin(`${number}`, [visit(`${number}`)]);
  jest.advanceTimersByTime(LIMIT_MS);
  expect(counted).toHaveLength(20_000);
  expect(counted[0]).toBe('1 1');
});
