import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@sgc/contract/development';
import { PLACES } from '../settings.ts';
import { TSC } from '../verify/compiler.ts';
import type { Tool } from './check.ts';

/** `mfe-eco/src/section.ts(3,7): error TS2322: Type … is not …` */
const ERROR = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.+)$/;

const problemsIn = (program: string, printed: string): Problem[] =>
  printed.split('\n').flatMap((text) => {
    const [, file, line, column, message] = ERROR.exec(text) ?? [];
    if (file === undefined || message === undefined) return [];
    return [{ kind: 'types', program, message, file, line: Number(line), column: Number(column) }];
  });

/** Type errors of a program. Only what depends on changed files is looked at again. */
export const typeErrors = (program: string): Tool => {
  const folder = join(PLACES.all, 'types');
  mkdirSync(folder, { recursive: true });
  const record = join(folder, `${program}.tsbuildinfo`);
  return {
    args: [TSC, '-p', program, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', record],
    problemsIn: (printed) => problemsIn(program, printed),
  };
};
