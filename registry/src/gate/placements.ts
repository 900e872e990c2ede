import type { ReleaseSet } from '@sgc/release-format';
import { pagesOf } from '@sgc/renderer/set';
import type { Placement } from './fragments.ts';

/** Every page of a set, the shell's own among them, with the fragments that it places. */
export const placementsIn = (set: ReleaseSet): Placement[] =>
  pagesOf(set).flatMap(({ owner, pages }) => pages.map(({ id, fragments }) => ({ page: `${owner}/${id}`, fragments })));
