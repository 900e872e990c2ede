import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/root.ts';

/** A file of the project, and its content. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The files whose paths match, tests left out. */
export const sourcesOf = (...patterns: readonly string[]): SourceFile[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && !/\.test\.tsx?$/.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
