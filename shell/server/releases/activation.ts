import { RenderFailure } from '../render/render-worker.ts';
import { type RenderSettings, SetRenderer } from '../render/set-renderer.ts';
import { type PageMatch, pageMatcher } from '../routing/page-match.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseSet } from './release-set.ts';

/** Renders one sample of a page. */
const tryPage = async (renderer: SetRenderer, address: string, match: PageMatch | undefined): Promise<void> => {
  const { pathname, search } = new URL(address, 'http://sample.invalid');
  try {
    await renderer.render({ pathname, search, match, requestId: 'activation' });
  } catch (error) {
    const { message } = error as Error;
    const mayPass = error instanceof RenderFailure && error.isLate;
    throw new Refusal('pages', `${address} could not be rendered: ${message}`, { mayPass });
  }
};

/** One page after the other: the time that each may take is its own, not spent in a queue. */
const tryPages = async (renderer: SetRenderer, owners: ReadonlySet<string>, stopped: () => boolean): Promise<void> => {
  const matchOf = pageMatcher(renderer.set);
  for (const address of renderer.ready.samples) {
    if (stopped()) return;
    const match = matchOf(new URL(address, 'http://sample.invalid').pathname);
    if (match === undefined) throw new Refusal('pages', `its sample ${address} is no address of a page`);
    if (owners.has(match.owner)) await tryPage(renderer, address, match);
  }
};

/**
 * Loads a set in a worker of its own and renders every page of the sections that are new in it.
 * @throws Refusal if anything fails; no worker is left then.
 */
export const activate = async (
  set: ReleaseSet,
  changed: ReadonlySet<string>,
  settings: RenderSettings,
): Promise<SetRenderer> => {
  const renderer = await startRenderer(set, settings);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `its pages did not render within ${settings.limits.bootMs} ms`;
    timer = setTimeout(() => reject(new Refusal('pages', reason, { mayPass: true })), settings.limits.bootMs);
  });
  try {
    await Promise.race([tryPages(renderer, changed, () => stopped), late]);
    return renderer;
  } catch (error) {
    await renderer.close();
    throw error;
  } finally {
    stopped = true;
    clearTimeout(timer);
  }
};

const startRenderer = async (set: ReleaseSet, settings: RenderSettings): Promise<SetRenderer> => {
  try {
    return await SetRenderer.start(set, settings);
  } catch (error) {
    if (error instanceof RenderFailure) throw new Refusal('loading', error.message, { mayPass: error.isLate });
    throw error;
  }
};
