import { CONTRACT_VERSION } from '../section/index.ts';
import { CONTRACT_ADAPTERS } from './index.ts';

test('every adapter is for an earlier contract, and no two for the same', () => {
  const contracts = CONTRACT_ADAPTERS.map(({ contract }) => contract);
  expect(new Set(contracts).size).toBe(contracts.length);
  for (const contract of contracts) expect(contract).toBeLessThan(CONTRACT_VERSION);
});

test.each(CONTRACT_ADAPTERS)(
  'the adapter of contract $contract is deleted, or its date is put off, before it is over',
  ({ until }) => {
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.now()).toBeLessThan(Date.parse(until));
  },
);
