import type { ReleaseSet } from '@sgc/release-format';
import { Refusal } from '@sgc/release-format';
import {
  RenderFailure,
  type RenderSettings,
  SetRenderer,
  samplesOf,
  type TriedPage,
  tryPage,
} from '@sgc/renderer/host';
import type { PageMatch } from '@sgc/renderer/set';
import { pageName } from './placements.ts';

/** The first sample of each page: samples of one page differ in words, not in structure. */
export const firstOfEachPage = (tried: readonly TriedPage[]): TriedPage[] => [
  ...new Map(tried.toReversed().map((page) => [pageName(page.match), page])).values(),
];

/** Which pages of a set to try, by their matches. */
export type Tries = (match: PageMatch) => boolean;

/** What is to be found out about a set before it may go live. */
export interface Attempt {
  /** Sections that are new in it: all of their code is loaded before anything is rendered. */
  readonly changed: ReadonlySet<string>;
  readonly tries: Tries;
}

/** For a set whose sections were all tried before. */
export const NOTHING_NEW: Attempt = { changed: new Set(), tries: () => false };

/** One page after the other: the time that each may take is its own, not spent in a queue. */
const tryPages = async (renderer: SetRenderer, tries: Tries, stopped: () => boolean): Promise<TriedPage[]> => {
  const tried: TriedPage[] = [];
  for (const sample of samplesOf(renderer)) {
    if (stopped()) break;
    if (tries(sample.match)) tried.push(await tryPage(renderer, sample));
  }
  return tried;
};

/** A set that runs, and its pages as far as they were tried. */
export interface Activated {
  readonly renderer: SetRenderer;
  readonly tried: readonly TriedPage[];
}

/**
 * Loads a set in a process of its own and renders the pages that are to be tried.
 * @throws Refusal if anything fails; no process is left then.
 */
export const activate = async (
  set: ReleaseSet,
  { changed, tries }: Attempt,
  settings: RenderSettings,
): Promise<Activated> => {
  const renderer = await startRenderer(set, changed, settings);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `its pages did not render within ${settings.limits.bootMs} ms`;
    timer = setTimeout(() => reject(new Refusal('pages', reason, { mayPass: true })), settings.limits.bootMs);
  });
  try {
    const tried = await Promise.race([tryPages(renderer, tries, () => stopped), late]);
    await renderer.loadRest();
    return { renderer, tried };
  } catch (error) {
    // One that hangs is ended meanwhile; nobody waits for it.
    void renderer.close();
    throw error;
  } finally {
    stopped = true;
    clearTimeout(timer);
  }
};

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
