import { fragmentParts } from '@sgc/contract/section';
import { Refusal, type ReleaseSet, sectionsOf } from '@sgc/release-format';
import {
  RenderFailure,
  type RenderSettings,
  SetRenderer,
  samplesOf,
  type TriedPage,
  tryPage,
} from '@sgc/renderer/host';
import type { PageMatch } from '@sgc/renderer/set';
import type { Candidate } from '../set/candidate.ts';
import { pageName, placementsIn } from '../set/placements.ts';
import { repeatableId } from './repeated-answers.ts';

/** The first sample of each page: samples of one page differ in words and links, not in structure. */
export const firstOfEachPage = (tried: readonly TriedPage[]): TriedPage[] => [
  ...new Map(tried.toReversed().map((page) => [pageName(page.match), page])).values(),
];

/** Which pages of a set to try, by their matches. */
type Tries = (match: PageMatch) => boolean;

/** The parts of a set to try before it may go live. */
interface Attempt {
  /** Sections that are new in it: all of their code is loaded before anything is rendered. */
  readonly changed: ReadonlySet<string>;
  readonly tries: Tries;
}

/** One page after the other: the time that each may take is its own, not spent in a queue. */
const tryPages = async (renderer: SetRenderer, tries: Tries, stopped: () => boolean): Promise<TriedPage[]> => {
  const tried: TriedPage[] = [];
  for (const sample of samplesOf(renderer)) {
    if (stopped()) break;
    if (tries(sample.match)) tried.push(await tryPage(renderer, sample, repeatableId()));
  }
  return tried;
};

/** A set that runs, and its pages as far as they were tried. */
export interface Activated {
  readonly renderer: SetRenderer;
  readonly tried: readonly TriedPage[];
}

/** A candidate that runs. */
export interface Trial extends Candidate, Activated {}

/**
 * Loads a set in a process of its own and renders the pages that are to be tried.
 * @throws Refusal if anything fails; no process is left then.
 */
const activate = async (set: ReleaseSet, { changed, tries }: Attempt, settings: RenderSettings): Promise<Activated> => {
  const renderer = await startRenderer(set, changed, settings);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `its pages did not render within ${settings.limits.bootMs} ms`;
    timer = setTimeout(() => reject(new Refusal('pages', reason, { mayPass: true })), settings.limits.bootMs);
  });
  try {
    const tried = await Promise.race([tryPages(renderer, tries, () => stopped), late]);
    return { renderer, tried };
  } catch (error) {
    // Not awaited: a renderer that hangs takes time to end.
    void renderer.close();
    throw error;
  } finally {
    stopped = true;
    clearTimeout(timer);
  }
};

/**
 * Runs the pages of a candidate's releases, and those that place their fragments.
 * @throws Refusal if anything fails; no process is left then.
 */
export const tryCandidate = async (candidate: Candidate, settings: RenderSettings): Promise<Trial> => {
  const { set, releases } = candidate;
  const changed = sectionsOf(releases);
  const placing = new Set(
    placementsIn(set)
      .filter(({ fragments }) => fragments.some((name) => changed.has(fragmentParts(name)[0])))
      .map(({ page }) => page),
  );
  const tries: Tries = (match) => changed.has(match.owner) || placing.has(pageName(match));
  return { ...candidate, ...(await activate(set, { changed, tries }, settings)) };
};

/**
 * Starts a set whose releases have all been tried before, without rendering a page.
 * @throws Refusal if it does not run here; no process is left then.
 */
export const startSet = async (set: ReleaseSet, settings: RenderSettings): Promise<SetRenderer> =>
  (await activate(set, { changed: new Set(), tries: () => false }, settings)).renderer;

const startRenderer = async (
  set: ReleaseSet,
  changed: ReadonlySet<string>,
  settings: RenderSettings,
): Promise<SetRenderer> => {
  try {
    return await SetRenderer.start(set, changed, settings);
  } catch (error) {
    if (error instanceof RenderFailure) throw new Refusal('loading', error.message, { mayPass: error.isLate });
    throw error;
  }
};
