import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SECTIONS } from '../programs.ts';
import { ROOT } from '../root.ts';

/**
 * Puts the builds of the sections where a registry that starts afterwards looks for their releases.
 * @param origins a folder with one for each section.
 */
export const publishBuilds = async (origins: string): Promise<void> => {
  await rm(origins, { recursive: true, force: true });
  await Promise.all(
    SECTIONS.map((section) => cp(join(ROOT, section, 'dist/release'), join(origins, section), { recursive: true })),
  );
};
