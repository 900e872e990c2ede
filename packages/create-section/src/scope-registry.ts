import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SETTING = '@sgc:registry';

/**
 * Writes down for a repository where its `@sgc` packages come from, if npm has them from a registry of their own here. A
 * pipeline asks the same one then.
 */
export const keepScopeRegistry = async (folder: string): Promise<void> => {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', SETTING]);
  const registry = stdout.trim();
  if (registry !== 'undefined') await writeFile(join(folder, '.npmrc'), `${SETTING}=${registry}\n`);
};
