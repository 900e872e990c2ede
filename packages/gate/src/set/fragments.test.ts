import type { FragmentProp } from '@sgc/contract/section';
import type { ReleaseDescriptor } from '@sgc/release-format';
import { checkFragments } from './fragments.ts';

const release = (fragments: Record<string, Record<string, FragmentProp>>): ReleaseDescriptor =>
  ({
    section: 'mfe-leads',
    fragments: Object.fromEntries(
      Object.entries(fragments).map(([name, props]) => [name, { scripts: [], lazyScripts: [], styles: [], props }]),
    ),
  }) as unknown as ReleaseDescriptor;

const price: FragmentProp = { kind: 'number', required: false };
const LIVE = release({ estimator: { price } });
const PLACEMENTS = [{ page: 'mfe-catalog/vehicle', fragments: ['mfe-leads/estimator', 'mfe-eco/other'] }];

test.each<[string, ReleaseDescriptor]>([
  ['the same', LIVE],
  [
    'a property more that may be left out',
    release({ estimator: { price, rate: { kind: 'number', required: false } } }),
  ],
  ['a property less', release({ estimator: {} })],
  ['a fragment more', release({ estimator: { price }, other: {} })],
])('%s is compatible', (_, candidate) => {
  expect(() => checkFragments(candidate, LIVE, PLACEMENTS)).not.toThrow();
});

test.each<[string, ReleaseDescriptor, RegExp]>([
  ['gone', release({}), /mfe-catalog\/vehicle places its fragment estimator, which is gone/],
  ['a new need', release({ estimator: { price, id: { kind: 'string', required: true } } }), /now needs a property id/],
  [
    'another kind',
    release({ estimator: { price: { kind: 'string', required: false } } }),
    /was a number and is now a string/,
  ],
  [
    'needed from now on',
    release({ estimator: { price: { kind: 'number', required: true } } }),
    /could be left out and is now needed/,
  ],
])('a fragment that is %s is refused', (_, candidate, reason) => {
  expect(() => checkFragments(candidate, LIVE, PLACEMENTS)).toThrow(reason);
});

test('a fragment that no page places may change freely', () => {
  expect(() => checkFragments(release({}), LIVE, [])).not.toThrow();
});
