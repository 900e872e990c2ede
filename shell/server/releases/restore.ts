import type { SetRenderer } from '../render/set-renderer.ts';
import { activate, NOTHING_NEW } from './activation.ts';
import { checkAgainstShell } from './checks.ts';
import type { ReleaseControlOptions } from './release-control.ts';
import { type ReleaseSet, releaseSet, type StoredRelease } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

type Options = Pick<ReleaseControlOptions, 'shell' | 'store' | 'render'>;

const fits = ({ descriptor }: StoredRelease, { shell, render }: Options): boolean => {
  try {
    checkAgainstShell(descriptor, shell);
    return true;
  } catch (error) {
    const { section } = descriptor;
    render.log.warn({ section, reason: (error as Error).message }, 'a stored release does not fit this shell');
    return false;
  }
};

/** The set of all these releases, or else of those that hold when added one by one. */
const startEach = async (releases: readonly StoredRelease[], { shell, render }: Options): Promise<SetRenderer> => {
  const start = async (some: readonly StoredRelease[]): Promise<SetRenderer> =>
    (await activate(releaseSet(shell, some), NOTHING_NEW, render)).renderer;
  try {
    return await start(releases);
  } catch (error) {
    const reason = (error as Error).message;
    render.log.error({ reason }, 'the last good set does not start; trying its sections one by one');
  }
  let good: readonly StoredRelease[] = [];
  for (const release of releases) {
    const renderer = await start([...good, release]).catch(() => undefined);
    if (renderer !== undefined) good = [...good, release];
    await renderer?.close();
  }
  return start(good).catch(() => start([]));
};

/** The last good set from the store, or what of it still works; a set without sections at the very least. */
export const restoreLive = async (options: Options): Promise<SetRenderer> => {
  const { store } = options;
  const stored = await Promise.all(Object.entries(store.live).map(([name, version]) => store.find(name, version)));
  const releases = stored.filter((release) => release !== undefined).filter((release) => fits(release, options));
  return startEach(releases, options);
};

/** Sets of earlier processes, for tabs that were opened then. */
export const restoreSets = async (store: ReleaseStore): Promise<ReleaseSet[]> => {
  const sets: ReleaseSet[] = [];
  for (const { shell: shellVersion, versions } of store.sets) {
    const shell = await store.shell(shellVersion);
    const found = await Promise.all(Object.entries(versions).map(([name, version]) => store.described(name, version)));
    const releases = found.filter((release) => release !== undefined);
    if (shell !== undefined && releases.length === found.length) sets.push(releaseSet(shell, releases));
  }
  return sets;
};
