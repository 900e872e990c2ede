import { rename, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all, so that no reader gets half of it. */
export const writeJson = async (file: string, content: unknown): Promise<void> => {
  await writeFile(`${file}.part`, `${JSON.stringify(content, null, 1)}\n`);
  await rename(`${file}.part`, file);
};
