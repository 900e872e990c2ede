import { SOME_RELEASE } from '@sgc/release-format/testing';
import { liveDifferences } from './live-differences.ts';

test('a live version is compared with the one that it replaced, unless that is no longer stored', async () => {
  const before = { ...SOME_RELEASE, version: '1111111111111111' };
  const stored = new Map([before, { ...before, version: '2222222222222222' }].map((one) => [one.version, one]));
  const store = { descriptor: async (_section: string, version: string) => stored.get(version) };
  const arrival = { version: '2222222222222222', at: '', builtAt: '' };
  const arrivals = {
    'mfe-a': { ...arrival, from: before.version },
    'mfe-b': { ...arrival, from: '3333333333333333' },
    'mfe-c': arrival,
  };
  const differences = await liveDifferences({ arrivals }, store);
  expect(Object.keys(differences)).toEqual(['mfe-a']);
  expect(differences['mfe-a']?.from).toBe(before.version);
});
