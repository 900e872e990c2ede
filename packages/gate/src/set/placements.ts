import type { ReleaseSet } from '@sgc/release-format';
import { type PageMatch, pagesOf } from '@sgc/renderer/set';
import type { Placement } from './fragments.ts';

/** Names a page among those of all sections. */
export const pageName = ({ owner, page }: Pick<PageMatch, 'owner' | 'page'>): string => `${owner}/${page}`;

/** Every page of a set, the shell's own among them, with the fragments that it places. */
export const placementsIn = (set: ReleaseSet): Placement[] =>
  pagesOf(set).flatMap(({ owner, pages }) =>
    pages.map(({ id, fragments }) => ({ page: pageName({ owner, page: id }), fragments })),
  );
