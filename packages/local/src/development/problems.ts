import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, Problem } from '@sgc/contract/development';
import { ROOT } from '../root.ts';
import { codeFrame } from './code-frame.ts';
import { positionIn } from './source-position.ts';

const withFrame = (problem: Problem): Problem => {
  const { file, line, column } = problem;
  if (file === undefined || line === undefined) return problem;
  try {
    return { ...problem, frame: codeFrame(readFileSync(join(ROOT, file), 'utf8'), line, column) };
  } catch {
    return problem;
  }
};

/** One cause may be met in the browser, on the server and at the gate. */
const isSame = (one: Problem, other: Problem): boolean => {
  if (one.file !== undefined && other.file !== undefined) return one.file === other.file && one.line === other.line;
  return one.program === other.program && (one.message.includes(other.message) || other.message.includes(one.message));
};

const lineOf = ({ kind, program, message, file, line, column }: Problem): string => {
  const place = file === undefined ? '' : ` ${[file, line, column].filter((part) => part !== undefined).join(':')}`;
  return `${program}: ${kind}:${place} ${message.split('\n', 1)[0]}`;
};

/** What finds problems of its own, and takes them back itself. */
type Finder = 'build' | 'types' | 'dependencies' | 'running';

export interface ProblemsOptions {
  /** Folder of a program's build. */
  readonly folderOf: (program: string) => string;
  readonly log: (line: string) => void;
  /** Told of all problems whenever they change. */
  readonly onChange: (problems: readonly Problem[]) => void;
}

/** What is wrong at the moment, each thing once, whoever finds it. */
export class Problems {
  readonly #options: ProblemsOptions;
  readonly #found = new Map<string, readonly Problem[]>();
  #shown: readonly Problem[] = [];

  constructor(options: ProblemsOptions) {
    this.#options = options;
  }

  get all(): readonly Problem[] {
    return this.#shown;
  }

  /** All that a finder has to say about a program now. */
  set(finder: Finder, program: string, problems: readonly Problem[]): void {
    this.#found.set(`${finder} ${program}`, problems.map(withFrame));
    this.#show();
  }

  /** Code of a running program threw. */
  failed({ kind, program: guessed, message, stack }: Failure): void {
    const position = positionIn(stack, this.#options.folderOf);
    const problem = withFrame({ kind, program: guessed, message, ...position });
    const key = `running ${problem.program}`;
    this.#found.set(key, [...(this.#found.get(key) ?? []), problem]);
    this.#show();
  }

  #show(): void {
    const distinct: Problem[] = [];
    for (const problem of [...this.#found.values()].flat()) {
      if (!distinct.some((other) => isSame(problem, other))) distinct.push(problem);
    }
    for (const problem of distinct) {
      if (!this.#shown.some((other) => isSame(problem, other))) this.#options.log(lineOf(problem));
    }
    if (JSON.stringify(distinct) === JSON.stringify(this.#shown)) return;
    this.#shown = distinct;
    this.#options.onChange(distinct);
  }
}
