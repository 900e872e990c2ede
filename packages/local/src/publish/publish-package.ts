import { join } from 'node:path';
import { CommandFailed, run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import type { Manifest } from './manifest.schema.ts';

/** Whether the registry that npm has for a package knows its version. */
export const isPublished = async ({ name, version }: Manifest): Promise<boolean> => {
  try {
    await run({ command: 'npm', args: ['view', `${name}@${version}`, 'version'], cwd: ROOT });
    return true;
  } catch (error) {
    if (error instanceof CommandFailed && error.message.includes('E404')) return false;
    throw error;
  }
};

/** Publishes a package from the folder it was written to. */
export const publishPackage = async (folder: string): Promise<void> => {
  await run({ command: 'npm', args: ['publish'], cwd: join(ROOT, folder) });
};
