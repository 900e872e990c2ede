import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDescriptor, StoredRelease } from '@sgc/release-format';
import type { ReleaseChange } from '@sgc/release-format/testing';

const NAME_LENGTH = 8;

/**
 * Puts another file in the place of one that browsers get, under a name of its own: a file of an earlier version's name
 * would be refused for that alone.
 */
export const replacingFile = (
  { directory, descriptor }: StoredRelease,
  path: string,
  change: (content: string) => string,
): ReleaseChange => {
  const content = change(readFileSync(join(directory, path), 'utf8'));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, NAME_LENGTH);
  const replaced = path.replace(/\.[0-9a-f]{8}\.(\w+)$/, `.${digest}.$1`);
  if (replaced === path || !descriptor.files.some((file) => file.path === path))
    throw new Error(`no such file: ${path}`);
  const named = (described: ReleaseDescriptor): ReleaseDescriptor => {
    const { files, ...rest } = described;
    return { ...JSON.parse(JSON.stringify(rest).replaceAll(`"${path}"`, `"${replaced}"`)), files };
  };
  return { files: { [replaced]: () => content }, descriptor: named };
};
