import { cp, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { allFiles, DESCRIPTOR_FILE } from '@sgc/release-format';
import type { BuiltRelease } from './section-folder.ts';

/** Removes the files of an earlier release, once they are not needed. */
const removeOthers = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  const names = (await readdir(folder, { recursive: true })).sort().reverse();
  for (const name of names) {
    const path = join(folder, name);
    if ((await stat(path)).isDirectory()) await rmdir(path).catch(() => undefined);
    else if (!kept.has(name.replaceAll('\\', '/'))) await rm(path);
  }
};

/** Puts a release into the folder where a shell looks: its files first, then its descriptor, at once. */
export const copyRelease = async ({ folder, descriptor }: BuiltRelease, target: string): Promise<void> => {
  await mkdir(target, { recursive: true });
  const paths = allFiles(descriptor).map(({ path }) => path);
  for (const path of paths) await cp(join(folder, path), join(target, path));
  await cp(join(folder, DESCRIPTOR_FILE), join(target, `${DESCRIPTOR_FILE}.part`));
  await rename(join(target, `${DESCRIPTOR_FILE}.part`), join(target, DESCRIPTOR_FILE));
  await removeOthers(target, new Set([DESCRIPTOR_FILE, ...paths]));
};
