import type { Problem } from '@sgc/contract/development';
import type { Tool } from './check.ts';

/** `mfe-eco/src/section.ts(3,7): error TS2322: Type … is not …` */
const ERROR = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.+)$/;

const problemsIn = (program: string, printed: string): Problem[] =>
  printed.split('\n').flatMap((text) => {
    const [, file, line, column, message] = ERROR.exec(text) ?? [];
    if (file === undefined || message === undefined) return [];
    return [{ kind: 'types', program, message, file, line: Number(line), column: Number(column) }];
  });

export interface TypeCheck {
  /** The TypeScript compiler's command. */
  readonly compiler: string;
  readonly program: string;
  /** Folder with the program's tsconfig.json, from the project's. */
  readonly folder: string;
  /** File in which the compiler keeps what it knows: only what depends on changed files is looked at again. */
  readonly record: string;
}

/** Type errors of a program. */
export const typeErrors = ({ compiler, program, folder, record }: TypeCheck): Tool => ({
  args: [compiler, '-p', folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', record],
  problemsIn: (printed) => problemsIn(program, printed),
});
