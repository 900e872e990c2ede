import { createHmac } from 'node:crypto';
import { TelemetryBatch } from './telemetry-batch.ts';

const KEY = 'a key of a test that is long enough';
const LIMIT = 3;

let dropped: number;
let batch: TelemetryBatch;

beforeEach(() => {
  dropped = 0;
  batch = new TelemetryBatch(LIMIT, () => {
    dropped += 1;
  });
  batch.takeKey(KEY);
});

const visit = (address: string) => ({ section: 'mfe-eco', version: '0123456789abcdef', address });

test('all counts of one visitor are one observation, under a digest of the address group', () => {
  batch.count(visit('2001:db8:1:2::1'), { views: 1 });
  batch.count(visit('2001:db8:1:2::9'), { views: 2, failedViews: 1 });
  const visitor = createHmac('sha256', KEY).update('2001:db8:1:2::/64').digest('hex').slice(0, 16);
  expect(batch.take(10)).toEqual([
    {
      section: 'mfe-eco',
      version: '0123456789abcdef',
      visitor,
      views: 3,
      failedViews: 1,
      lostFiles: 0,
      renders: 0,
      failedRenders: 0,
      openings: 0,
      answers: 0,
    },
  ]);
  expect(batch.size).toBe(0);
});

test('more than the limit drops the oldest, which is counted', () => {
  for (let number = 0; number < LIMIT + 2; number += 1) batch.count(visit(`203.0.113.${number}`), { views: number });
  expect(dropped).toBe(2);
  expect(batch.take(10).map(({ views }) => views)).toEqual([2, 3, 4]);
});

test('counts that could not be sent are added to those that came meanwhile, and stay the oldest', () => {
  batch.count(visit('203.0.113.1'), { views: 1 });
  const taken = batch.take(10);
  batch.count(visit('203.0.113.2'), { views: 5 });
  batch.count(visit('203.0.113.1'), { views: 2, renders: 1 });
  batch.putBack(taken);
  expect(batch.take(10).map(({ views, renders }) => [views, renders])).toEqual([
    [3, 1],
    [5, 0],
  ]);
});

test('before the registry has sent the key for visitors, nothing is kept of them', () => {
  const early = new TelemetryBatch(LIMIT, () => {
    dropped += 1;
  });
  early.count(visit('203.0.113.1'), { views: 1 });
  expect([early.size, dropped]).toEqual([0, 1]);
});
