import { cp, mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { describeFiles } from '@sgc/release-format';

/** What pages hold inline of the browser's files: styles and drawings. */
const INLINE = new Set(['.css', '.svg']);

/**
 * Puts what the shell's pages hold inline into the renderer's own folder, the only one that a renderer may read: styles,
 * drawings, and the script that starts the program.
 * @param dist the shell's built folder.
 */
export const copyInlineTexts = async (dist: string): Promise<void> => {
  const inline = join(dist, 'render/inline');
  await rm(inline, { recursive: true, force: true });
  await mkdir(inline, { recursive: true });
  await cp(join(dist, 'starter/starter.js'), join(inline, 'starter.js'));
  const files = await describeFiles(dist, 'client');
  for (const { path } of files.filter((file) => INLINE.has(extname(file.path)))) {
    await cp(join(dist, path), join(inline, path));
  }
};
