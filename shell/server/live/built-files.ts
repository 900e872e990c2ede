import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';

type FindAsset = (owner: string, name: string) => string | undefined | Promise<string | undefined>;

/**
 * While developing: files of a section's last build that is no release yet, or never will be one, and its hot updates.
 * @param folders of the sections' builds.
 */
export const withBuiltFiles =
  (findAsset: FindAsset, folders: ReadonlyMap<string, string>): FindAsset =>
  (owner, name) => {
    const folder = folders.get(owner);
    if (folder === undefined) return findAsset(owner, name);
    const client = join(folder, 'client');
    const file = normalize(join(client, name));
    return file.startsWith(`${client}/`) && existsSync(file) ? file : findAsset(owner, name);
  };
