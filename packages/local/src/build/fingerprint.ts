import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyOf } from '../keys.ts';
import { ROOT } from '../root.ts';

/** Parts of the project that every program is built from, beside its own folder. */
const SHARED_INPUTS = ['packages', 'package-lock.json'];

const LEFT_OUT = new Set(['node_modules', 'dist', '.data', 'test', 'test-results']);

/** A line for each file: each call waits for the disk's cache only, and a promise for each of thousands of files costs more. */
const linesBelow = (path: string): string[] => {
  const entry = statSync(path);
  if (!entry.isDirectory()) return [`${path} ${entry.size} ${entry.mtimeMs}`];
  const names = readdirSync(path).filter((name) => !LEFT_OUT.has(name));
  return names.sort().flatMap((name) => linesBelow(join(path, name)));
};

const recordOf = (program: string): string => join(ROOT, program, 'dist/.built-from');

/**
 * The programs whose build is not up to date with its sources, each with a fingerprint for `recordBuilt`: a text that changes
 * whenever a file changes that the program is built from.
 */
export const outdated = (programs: readonly string[]): Map<string, string> => {
  const shared = SHARED_INPUTS.flatMap((input) => linesBelow(join(ROOT, input)));
  const found = new Map<string, string>();
  for (const program of programs) {
    // A release that another key signed would be refused.
    const key = statSync(signingKeyOf(program), { throwIfNoEntry: false })?.mtimeMs;
    const lines = [`key ${key}`, ...shared, ...linesBelow(join(ROOT, program))];
    const now = createHash('sha256').update(lines.join('\n')).digest('hex');
    const record = recordOf(program);
    if (!existsSync(record) || readFileSync(record, 'utf8') !== now) found.set(program, now);
  }
  return found;
};

/** Records the fingerprint that a program was built from. It has to be taken before building. */
export const recordBuilt = (program: string, from: string): Promise<void> => writeFile(recordOf(program), from);
