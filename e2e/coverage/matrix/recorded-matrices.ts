import { GALLERY_STATES } from '@sgc/build/gallery';
import { NAMED_FAULTS } from '../../qa/faults/named-faults.ts';
import { STATES } from '../../qa/states.ts';
import { type Matrix, matrices } from './matrix.ts';
import { readVisits } from './recorded-visits.ts';
import { readSitePages } from './site-pages.ts';

/**
 * What tests had open, of all pages, states and faults that there are.
 * @param files results that Playwright wrote as JSON.
 */
export const readMatrices = async (files: readonly string[]): Promise<readonly Matrix[]> =>
  matrices(await readVisits(files), {
    pages: await readSitePages(),
    states: [...GALLERY_STATES, ...Object.keys(STATES)],
    faults: NAMED_FAULTS.map(({ name }) => name),
  });
