import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiUse } from '@sgc/contract/section';
import type { ReleaseFile } from '@sgc/release-format';

/** A path of the API in a text of code, up to where a part of it is filled in. */
const PATH = /["'`](\/api\/[\w/{}.-]*)/g;

/**
 * Paths of the API that code names and a section does not list: what it asks there is not compared with the API. A path with a
 * part to fill in is one text, `/api/vehicles/{id}`, so that list and code say the same.
 */
export const unlistedPaths = (code: string, use: ApiUse): string[] => {
  const listed = new Set<string>(use.map(({ path }) => path));
  const said = [...code.matchAll(PATH)].map(([, path = '']) => path);
  return [...new Set(said)].filter((path) => !listed.has(path)).sort();
};

/**
 * Checks that a built release asks the API for nothing that its section does not list.
 * @throws with the paths.
 */
export const checkAskedPaths = async (folder: string, files: readonly ReleaseFile[], use: ApiUse): Promise<void> => {
  // The server's files hold what the section does not use of a module as well.
  const code = files.map(({ path }) => path).filter((path) => /^client\/.*\.js$/.test(path));
  const texts = await Promise.all(code.map((path) => readFile(join(folder, path), 'utf8')));
  const unlisted = unlistedPaths(texts.join('\n'), use);
  if (unlisted.length === 0) return;
  throw new Error(
    `It asks the API for ${unlisted.join(' and ')}, which src/api-use.ts does not list: list it with its schemas, ` +
      `and hand the list to sectionConfig(import.meta.dirname, { apiUse }).`,
  );
};
