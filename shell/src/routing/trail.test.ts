import { type Location, NavigationType } from 'react-router';
import { Trail, type TrailEntry } from './trail.ts';
import type { ShownPage } from './use-page-change.ts';

const { Pop, Push, Replace } = NavigationType;

const entryOf = (key: string): TrailEntry => ({
  page: { key } as ShownPage,
  location: { key, pathname: `/${key}`, search: '', hash: '', state: null } as Location,
});

/** The trail of a visitor who comes to these entries one after the other. */
const trailOf = (first: string, ...steps: readonly (readonly [string, NavigationType])[]): Trail => {
  const trail = new Trail(entryOf(first));
  for (const [key, type] of steps) trail.arrive(entryOf(key), type);
  return trail;
};

const TO_C = [
  ['b', Push],
  ['c', Push],
] as const;

test.each([
  ['the document itself', trailOf('a'), []],
  ['a page opened from it', trailOf('a', ['b', Push]), ['a']],
  ['a page that took its entry', trailOf('a', ['b', Push], ['c', Replace]), ['a']],
  ['Back from the third page', trailOf('a', ...TO_C, ['b', Pop]), ['a', 'c']],
  ['Back to the document', trailOf('a', ...TO_C, ['b', Pop], ['a', Pop]), ['b']],
  ['Forward again', trailOf('a', ...TO_C, ['a', Pop], ['b', Pop]), ['a', 'c']],
  ['another page opened after Back', trailOf('a', ...TO_C, ['b', Pop], ['d', Push]), ['b']],
  ['an entry of a document before', trailOf('a', ['b', Push], ['unknown', Pop]), ['b']],
])('the neighbours of %s are where Back and Forward lead', (_, trail, neighbours) => {
  expect(trail.neighbours.map(({ location }) => location.key)).toEqual(neighbours);
});
