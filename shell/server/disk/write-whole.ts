import { rename, writeFile } from 'node:fs/promises';

const READABLE = 0o644;

/** Writes a file whole or not at all, so that a process that dies meanwhile leaves the old one. */
export const writeWhole = async (file: string, content: string, mode = READABLE): Promise<void> => {
  await writeFile(`${file}.part`, content, { flush: true, mode });
  await rename(`${file}.part`, file);
};
