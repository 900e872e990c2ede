import { branchAddress } from './branch-address.ts';

const BRANCH = {
  id: 'pocono-pines',
  kind: 'branch',
  name: 'Pocono Pines',
  town: 'Pocono Pines',
  state: 'Pennsylvania',
} as const;

test('a branch without a street says how to find it instead', () => {
  expect(branchAddress(BRANCH)).toEqual(['Pocono Pines, Pennsylvania', 'Call for directions']);
});

test('a branch with a street shows it', () => {
  expect(branchAddress({ ...BRANCH, streetAddress: '1 Sample Street', postalCode: '18350' })).toEqual([
    '1 Sample Street',
    'Pocono Pines, Pennsylvania 18350',
  ]);
});
