import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, type ReleaseSet } from '@sgc/release-format';

/** The part of a release that runs on a server. */
const SERVER_FOLDER = 'server/';

/** Client files that pages hold inline: styles and drawings. */
const INLINE_FILE = /^client\/.+\.(css|svg)$/;

const isForRenderer = (path: string): boolean => path.startsWith(SERVER_FOLDER) || INLINE_FILE.test(path);

/** Reads a file that a renderer may have, whole and as its release's descriptor says. */
export type ReadSetFile = (section: string, path: string) => Promise<Buffer>;

/**
 * The server code of a set, and the files that its pages hold inline. Every file is checked against its digest when it is
 * read: a file that was changed on the disk since the release was verified does not run.
 */
export const setFiles = (set: ReleaseSet): ReadSetFile => {
  const releases = new Map(set.releases.map((release) => [release.descriptor.section, release]));
  return async (section, path) => {
    const release = releases.get(section);
    const file = release?.descriptor.files.find((one) => one.path === path);
    if (release === undefined || file === undefined || !isForRenderer(path)) {
      throw new Error(`${section} has no file ${path} for a renderer`);
    }
    const content = await readFile(join(release.directory, path)).catch(() => {
      throw new Error(`the file ${path} of ${section} cannot be read`);
    });
    if (integrityOf(content) !== file.integrity) {
      throw new Error(`the file ${path} of ${section} is not what its release says`);
    }
    return content;
  };
};
