import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@sgc/contract/release';

/** Sub-resource integrity text of some bytes. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file below `part` of a folder, by its path in the folder with forward slashes, in the order of the paths. */
export const describeFiles = async (folder: string, part = ''): Promise<ReleaseFile[]> => {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return { path, size: content.byteLength, integrity: integrityOf(content) };
    }),
  );
};
