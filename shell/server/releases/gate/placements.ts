import { homeSection } from '../../../src/home/section.ts';
import type { ReleaseSet } from '../release-set.ts';
import type { Placement } from './fragments.ts';

/** Every page of a set, the shell's own among them, with the fragments that it places. */
export const placementsIn = (set: ReleaseSet): Placement[] => [
  ...homeSection.pages.map(({ id, fragments = [] }) => ({ page: `${homeSection.name}/${id}`, fragments })),
  ...set.releases.flatMap(({ descriptor }) =>
    descriptor.pages.map(({ id, fragments }) => ({ page: `${descriptor.section}/${id}`, fragments })),
  ),
];
