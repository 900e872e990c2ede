import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseDescriptor, ReleaseFile } from './descriptor.schema.ts';
import { integrityOf } from './digest.ts';

/**
 * Every file below `part` of a folder, by its path in the folder with forward slashes, in the order of the paths.
 * @param isIncluded leaves out files by their paths.
 */
export const describeFiles = async (
  folder: string,
  part = '',
  isIncluded: (path: string) => boolean = () => true,
): Promise<ReleaseFile[]> => {
  const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isIncluded)
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return { path, size: content.byteLength, integrity: integrityOf(content) };
    }),
  );
};

/** The files of a release's folder as its descriptor lists them: source maps are no part of what runs. */
export const describeRelease = async (
  ...folder: Parameters<typeof describeFiles>
): Promise<Pick<ReleaseDescriptor, 'files' | 'maps'>> => {
  const described = await describeFiles(...folder);
  const maps = described.filter(({ path }) => path.endsWith('.map'));
  const files = described.filter((file) => !maps.includes(file));
  return maps.length === 0 ? { files } : { files, maps };
};
