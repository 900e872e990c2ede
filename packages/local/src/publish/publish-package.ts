import { join } from 'node:path';
import { CommandFailed, run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import type { Manifest } from './manifest.schema.ts';

const isThere = async (name: string, cwd: string): Promise<boolean> => {
  try {
    await run({ command: 'npm', args: ['view', name, 'version'], cwd });
    return true;
  } catch (error) {
    if (error instanceof CommandFailed && error.message.includes('E404')) return false;
    throw error;
  }
};

/**
 * Publishes a package as it was written, to the registry that npm has for it, unless that has its version.
 * @returns what came of it, to print.
 */
export const publishPackage = async ({ name, version }: Manifest, path: string): Promise<string> => {
  const cwd = join(ROOT, path);
  const release = `${name}@${version}`;
  if (await isThere(release, cwd)) return `${release} is published already`;
  await run({ command: 'npm', args: ['publish'], cwd });
  return `${release} is published`;
};
