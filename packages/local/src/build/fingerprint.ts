import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyOf } from '../keys.ts';
import { ROOT } from '../root.ts';

/** Parts of the project that every program is built from, beside its own folder. */
const SHARED_INPUTS = ['packages', 'package-lock.json'];

const LEFT_OUT = new Set(['node_modules', 'dist', '.data', 'test', 'test-results']);

const filesBelow = async (path: string): Promise<string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = (await readdir(path, { withFileTypes: true })).filter(({ name }) => !LEFT_OUT.has(name));
  const below = entries.map((entry) => {
    const child = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(child) : [child];
  });
  return (await Promise.all(below)).flat();
};

/** A text that changes whenever a file changes that a program is built from. */
export const fingerprint = async (program: string): Promise<string> => {
  const inputs = await Promise.all([program, ...SHARED_INPUTS].map((input) => filesBelow(join(ROOT, input))));
  const lines = inputs
    .flat()
    .sort()
    .map(async (file) => {
      const { mtimeMs, size } = await stat(file);
      return `${file} ${size} ${mtimeMs}`;
    });
  // A release that another key signed would be refused.
  const key = (await stat(signingKeyOf(program)).catch(() => undefined))?.mtimeMs;
  return createHash('sha256')
    .update([`key ${key}`, ...(await Promise.all(lines))].join('\n'))
    .digest('hex');
};

const recordOf = (program: string): string => join(ROOT, program, 'dist/.built-from');

/** Whether a program's build is up to date with its sources. */
export const isBuilt = async (program: string): Promise<boolean> => {
  const record = await readFile(recordOf(program), 'utf8').catch(() => undefined);
  return record === (await fingerprint(program));
};

/** Records the fingerprint that a program was built from. It has to be taken before building. */
export const recordBuilt = (program: string, from: string): Promise<void> => writeFile(recordOf(program), from);
