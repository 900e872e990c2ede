import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@sgc/contract/development';
import { ROOT } from '../root.ts';
import { PLACES } from '../settings.ts';
import { TSC } from '../verify/compiler.ts';

/** `mfe-eco/src/section.ts(3,7): error TS2322: Type … is not …` */
const ERROR = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.+)$/;

const problemsIn = (program: string, printed: string): Problem[] =>
  printed.split('\n').flatMap((text) => {
    const [, file, line, column, message] = ERROR.exec(text) ?? [];
    if (file === undefined || message === undefined) return [];
    return [{ kind: 'types', program, message, file, line: Number(line), column: Number(column) }];
  });

/** Checks the types of one program, as often as asked; what is asked meanwhile ends the check before. */
export class TypeCheck {
  readonly #program: string;
  readonly #onProblems: (problems: readonly Problem[]) => void;
  #running: ChildProcess | undefined;

  constructor(program: string, onProblems: (problems: readonly Problem[]) => void) {
    this.#program = program;
    this.#onProblems = onProblems;
  }

  /** Only what depends on changed files is looked at again. */
  run(): void {
    this.stop();
    const folder = join(PLACES.all, 'types');
    mkdirSync(folder, { recursive: true });
    const record = join(folder, `${this.#program}.tsbuildinfo`);
    const check = spawn(
      process.execPath,
      [TSC, '-p', this.#program, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', record],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#running = check;
    let printed = '';
    check.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    check.once('close', (_code, signal) => {
      if (signal === null && this.#running === check) this.#onProblems(problemsIn(this.#program, printed));
    });
  }

  stop(): void {
    this.#running?.kill('SIGTERM');
    this.#running = undefined;
  }
}
