import type { KeyObject } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRelease } from '../describe-files.ts';
import { DESCRIPTOR_FILE, type ReleaseDescriptor, releaseDescriptorSchema } from '../descriptor.schema.ts';
import type { StoredRelease } from '../release-set.ts';
import { signRelease } from '../signature.ts';
import { versionOf } from '../version.ts';

/** Changes of a release. */
export interface ReleaseChange {
  /** New content of files by their paths, from what they hold; a new file holds nothing. */
  readonly files?: Readonly<Record<string, (content: string) => string>>;
  /** Changes the descriptor, before it is given its version. */
  readonly descriptor?: (descriptor: ReleaseDescriptor) => ReleaseDescriptor;
  /** The key that signs the release; without one it has no signature. */
  readonly key?: KeyObject;
  readonly builtAt?: string;
}

/** Reads a release's folder. */
export const readRelease = (directory: string): StoredRelease => ({
  directory,
  descriptor: releaseDescriptorSchema.parse(JSON.parse(readFileSync(join(directory, DESCRIPTOR_FILE), 'utf8'))),
});

const isDescribed = (path: string): boolean => path !== DESCRIPTOR_FILE;

/**
 * A copy of a built release with a change, as the owner of the section's key could make it: described and signed anew, so that
 * the checks of the descriptor pass.
 * @param base folder of the built release.
 * @param directory folder of the copy.
 */
export const changedRelease = async (
  base: string,
  directory: string,
  { files = {}, descriptor: change = (same) => same, key, builtAt }: ReleaseChange,
): Promise<StoredRelease> => {
  cpSync(base, directory, { recursive: true });
  const { descriptor } = readRelease(base);
  const known = new Set(descriptor.files.map(({ path }) => path));
  for (const [path, changeFile] of Object.entries(files)) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, changeFile(known.has(path) ? readFileSync(file, 'utf8') : ''));
  }
  const described = await describeRelease(directory, '', isDescribed);
  const changed = change({ ...descriptor, ...described, builtAt: builtAt ?? descriptor.builtAt });
  const { signature: _, provenance: __, ...whole } = { ...changed, version: versionOf(changed) };
  const released = key === undefined ? whole : signRelease(whole, key);
  writeFileSync(join(directory, DESCRIPTOR_FILE), JSON.stringify(released));
  return { directory, descriptor: released };
};
