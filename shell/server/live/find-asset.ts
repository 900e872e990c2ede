import type { FeedFollower, ReleaseCache } from '@sgc/registry-client';
import { SHELL } from '@sgc/release-format';
import type { Logger } from 'pino';
import { retainedVersions } from './retained-versions.ts';

export interface AssetParts {
  readonly cache: Pick<ReleaseCache, 'asset' | 'descriptor' | 'shell' | 'ensure'>;
  readonly follower: Pick<FeedFollower, 'feed' | 'catchUp'>;
  readonly log: Logger;
}

/**
 * Finds the file of a public asset address. For a moment after a release two shells show different sets, and a browser
 * that got its page from one may ask the other for its files: a file that is not here is looked for among the versions
 * that the registry keeps, and fetched.
 */
export const assetFinder = ({ cache, follower, log }: AssetParts) => {
  const lists = async (owner: string, version: string, path: string): Promise<boolean> => {
    const { files } = owner === SHELL ? await cache.shell(version) : await cache.descriptor(owner, version);
    return files.some((file) => file.path === path);
  };

  const fetched = async (owner: string, name: string): Promise<string | undefined> => {
    const { feed } = follower;
    const versions = feed === undefined ? [] : retainedVersions(feed).filter(([other]) => other === owner);
    for (const [, version] of versions) {
      try {
        if (await lists(owner, version, `client/${name}`)) await cache.ensure(owner, version);
      } catch (error) {
        log.warn({ owner, version, reason: (error as Error).message }, 'a file of a retained version is not here');
      }
      const found = cache.asset(owner, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  return async (owner: string, name: string): Promise<string | undefined> => {
    const here = cache.asset(owner, name) ?? (await fetched(owner, name));
    if (here !== undefined) return here;
    await follower.catchUp();
    return fetched(owner, name);
  };
};
