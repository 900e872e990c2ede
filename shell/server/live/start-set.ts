import type { ReleaseCache } from '@sgc/registry-client';
import {
  checkBuildMode,
  checkRunsOn,
  Refusal,
  type ReleaseSet,
  releaseSet,
  type StoredRelease,
} from '@sgc/release-format';
import { type RenderSettings, SetRenderer } from '@sgc/renderer/host';
import type { OwnBuild } from './own-build.ts';
import type { StartRecord, Versions } from './start-record.ts';

export interface StartParts {
  readonly build: Pick<OwnBuild, 'descriptor'>;
  readonly cache: Pick<ReleaseCache, 'release'>;
  readonly record: Pick<StartRecord, 'trying' | 'ended'>;
  readonly render: RenderSettings;
}

/**
 * A release, whole and such that it runs on this build of the shell.
 * @param running a set whose releases are taken as they are: their files were checked when it was started, and code is again
 * whenever a renderer reads it.
 * @throws Refusal, RegistryUnavailable, or what the disk says
 */
export const fittingRelease = async (
  section: string,
  version: string,
  { build, cache, render }: Pick<StartParts, 'build' | 'cache' | 'render'>,
  running?: ReleaseSet,
): Promise<StoredRelease> => {
  const known = running?.releases.find(({ descriptor }) => descriptor.section === section);
  const release = known?.descriptor.version === version ? known : await cache.release(section, version);
  try {
    checkBuildMode(release.descriptor, render);
    checkRunsOn(release.descriptor, build.descriptor);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.check, `${section} ${version}: ${error.message}`);
    throw error;
  }
  return release;
};

/**
 * The set of some versions with this build of the shell.
 * @throws what `fittingRelease` throws for the first that cannot be had
 */
export const fittingSet = async (versions: Versions, parts: StartParts, running?: ReleaseSet): Promise<ReleaseSet> => {
  const releases = Object.entries(versions).map(([section, version]) =>
    fittingRelease(section, version, parts, running),
  );
  return releaseSet(parts.build.descriptor, await Promise.all(releases));
};

/**
 * Starts the renderer of a set. That it is tried is on the disk before any of its code runs.
 * @param changed sections that are new in it.
 * @throws RenderFailure
 */
export const startSet = async (
  set: ReleaseSet,
  changed: ReadonlySet<string>,
  { record, render }: Pick<StartParts, 'record' | 'render'>,
): Promise<SetRenderer> => {
  await record.trying(set.id);
  try {
    const renderer = await SetRenderer.start(set, changed, render);
    // While developing, the developer waits for the open page alone.
    if (!render.development) await renderer.loadRest();
    return renderer;
  } finally {
    await record.ended(set.id);
  }
};

/** The set of those versions that hold when they are added one by one; undefined if none does. */
export const startWhatHolds = async (versions: Versions, parts: StartParts): Promise<SetRenderer | undefined> => {
  let good: SetRenderer | undefined;
  for (const [section, version] of Object.entries(versions)) {
    try {
      const release = await fittingRelease(section, version, parts);
      const set = releaseSet(parts.build.descriptor, [...(good?.set.releases ?? []), release]);
      const next = await startSet(set, new Set(), parts);
      void good?.close();
      good = next;
    } catch (error) {
      parts.render.log.error({ section, version, reason: (error as Error).message }, 'a section cannot be shown');
    }
  }
  return good;
};
