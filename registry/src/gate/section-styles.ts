import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredRelease } from '@sgc/release-format';
import { checkStyles } from '@sgc/release-format/checks';

/**
 * Checks that a release's styles reach nothing but its own section.
 * @throws Refusal
 */
export const checkSectionStyles = async ({ descriptor, directory }: StoredRelease): Promise<void> => {
  const paths = descriptor.files.map(({ path }) => path).filter((path) => /^client\/.*\.css$/.test(path));
  const stylesheets = paths.map(async (path) => ({ path, content: await readFile(join(directory, path), 'utf8') }));
  checkStyles(descriptor.section, await Promise.all(stylesheets));
};
