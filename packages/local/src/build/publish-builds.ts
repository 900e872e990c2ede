import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from '../programs.ts';
import { ROOT } from '../root.ts';

const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    // Data on another disk, or on one without links.
    if (!/^(EXDEV|EPERM|ENOTSUP|EMLINK)$/.test(String((error as NodeJS.ErrnoException).code))) throw error;
    copyFileSync(from, to);
  }
};

/**
 * Puts the files of a build into another folder. A build removes its files before it writes new ones, so links to them stay as
 * they are. Hundreds of small copies beside PostgreSQL's first start take half a second and more.
 */
export const publishBuild = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) publishBuild(source, target);
    else linkOrCopy(source, target);
  }
};

/**
 * Puts the builds of the sections where a registry that starts afterwards looks for their releases.
 * @param origins a folder with one for each section.
 */
export const publishBuilds = (origins: string): void => {
  rmSync(origins, { recursive: true, force: true });
  for (const section of SECTIONS) publishBuild(join(ROOT, section, 'dist/release'), join(origins, section));
};
