import { isStateName } from './states.ts';
import { readTimeline } from './timeline.ts';

const STATE = /^state: (\S+)$/;
const BEGINS = /^(\S+) begins: /;
const MENDED = /^(\S+) is mended; /;

/** A new site has the vehicles of a seeded one. */
const FIRST_STATE = 'seeded';

/** The state of a site's data and the faults that last, by what was done to it. */
export const siteUnderTest = (moments: readonly { readonly what: string }[]): { state?: string; faults: string[] } => {
  let state: string | undefined = FIRST_STATE;
  const faults = new Set<string>();
  for (const { what } of moments) {
    const [, named] = STATE.exec(what) ?? [];
    // What a tester's saved state holds is not known.
    if (named !== undefined) state = isStateName(named) ? named : undefined;
    const [, begun] = BEGINS.exec(what) ?? [];
    if (begun !== undefined) faults.add(begun);
    const [, mended] = MENDED.exec(what) ?? [];
    if (mended !== undefined) faults.delete(mended);
  }
  return { ...(state === undefined ? {} : { state }), faults: [...faults] };
};

/** The same of the site that is up, as tests on it are told. */
export const readSiteUnderTest = async (): Promise<Record<string, string>> => {
  const { state, faults } = siteUnderTest(await readTimeline());
  return { ...(state === undefined ? {} : { SITE_STATE: state }), SITE_FAULTS: faults.join(',') };
};
