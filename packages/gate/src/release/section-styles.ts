import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredRelease } from '@sgc/release-format';
import { checkStyles, type StylesheetText } from '@sgc/release-format/checks';

/** Whether a file of a release is a stylesheet that browsers get. */
export const isStylesheet = ({ path }: { readonly path: string }): boolean => /^client\/.*\.css$/.test(path);

/** The stylesheets that a release sends to browsers. */
export const stylesheetsOf = ({ descriptor, directory }: StoredRelease): Promise<StylesheetText[]> => {
  const files = descriptor.files.filter(isStylesheet);
  return Promise.all(files.map(async ({ path }) => ({ path, content: await readFile(join(directory, path), 'utf8') })));
};

/**
 * Checks that a release's styles reach nothing but its own section.
 * @throws Refusal
 */
export const checkSectionStyles = async (release: StoredRelease): Promise<void> =>
  checkStyles(release.descriptor.section, await stylesheetsOf(release));
