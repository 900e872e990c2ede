import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, Problem } from '@sgc/contract/development';
import { codeFrame } from './code-frame.ts';
import type { Finder } from './project.ts';
import { declarationIn, positionIn } from './source-position.ts';

const withFrame = (root: string, problem: Problem): Problem => {
  const { file, line, column } = problem;
  if (file === undefined || line === undefined) return problem;
  try {
    return { ...problem, frame: codeFrame(readFileSync(join(root, file), 'utf8'), line, column) };
  } catch {
    return problem;
  }
};

/** One cause may be met in the browser, on the server and at the gate. */
const isSame = (one: Problem, other: Problem): boolean => {
  if (one.file !== undefined && one.file === other.file && one.line === other.line) return true;
  // A refusal of the gate is placed at the declaration; an error has a place of its own.
  const arePlaced = [one, other].every(({ kind, file }) => kind !== 'gate' && file !== undefined);
  const isSaid = one.message.includes(other.message) || other.message.includes(one.message);
  return !arePlaced && one.program === other.program && isSaid;
};

/** A line with the place, and the lines of code around it. */
const inTerminal = ({ kind, program, message, file, line, column, frame }: Problem): string => {
  const place = file === undefined ? '' : ` ${[file, line, column].filter((part) => part !== undefined).join(':')}`;
  const said = `${program}: ${kind}:${place} ${message.split('\n', 1)[0]}`;
  return frame === undefined ? said : `${said}\n${frame}`;
};

/** An error of running code, with its release if that is known. */
interface Thrown {
  readonly problem: Problem;
  readonly version: string | undefined;
}

export interface ProblemsOptions {
  /** The project's folder. */
  readonly root: string;
  /** Folder of a program's sources. */
  readonly sourcesOf: (program: string) => string;
  /** Folder of a program's build. */
  readonly folderOf: (program: string) => string;
  /** Version of a section's last release. */
  readonly versionOf: (section: string) => string | undefined;
  /** The bundler's hash of a section's last build. */
  readonly buildOf: (section: string) => string | undefined;
  readonly log: (line: string) => void;
  /** Called with all problems whenever they change. */
  readonly onChange: (problems: readonly Problem[]) => void;
}

/** The current problems, each once, even if several tools find it. */
export class Problems {
  readonly #options: ProblemsOptions;
  readonly #found = new Map<string, readonly Problem[]>();
  /** Errors of running code. */
  #thrown: readonly Thrown[] = [];
  #shown: readonly Problem[] = [];

  constructor(options: ProblemsOptions) {
    this.#options = options;
  }

  get all(): readonly Problem[] {
    return this.#shown;
  }

  /** Sets all problems that a finder has of a program now. */
  set(finder: 'build' | Finder, program: string, problems: readonly Problem[]): void {
    this.#found.set(
      `${finder} ${program}`,
      problems.map((problem) => withFrame(this.#options.root, problem)),
    );
    this.#show();
  }

  /** Code of a running program threw. */
  failed({ kind, program, version, builds = {}, message, stack }: Failure): void {
    if (version !== undefined && version !== this.#options.versionOf(program)) return;
    const { root, sourcesOf, folderOf } = this.#options;
    const thrownAt = positionIn(stack, root, folderOf);
    const position = thrownAt ?? (kind === 'gate' ? declarationIn(root, sourcesOf(program), message) : undefined);
    const problem = withFrame(root, { kind, program, message, ...position });
    // A page that was on its way while its section was mended runs what was before.
    const build = builds[problem.program];
    if (build !== undefined && build !== this.#options.buildOf(problem.program)) return;
    this.#thrown = [...this.#thrown, { version, problem }];
    this.#show();
  }

  /** A program's code was built anew: its earlier errors are removed, and those of an unknown place. */
  rebuilt(program: string): void {
    this.#keep(({ problem }) => {
      const isElsewhere = problem.file !== undefined || problem.kind === 'gate';
      return problem.program !== program && isElsewhere;
    });
  }

  /** A section has a new release: problems that the gate or the server found in earlier ones are removed. */
  released(program: string): void {
    this.#keep(({ problem, version }) => problem.program !== program || version === undefined);
  }

  #keep(isStill: (thrown: Thrown) => boolean): void {
    this.#thrown = this.#thrown.filter(isStill);
    this.#show();
  }

  #show(): void {
    const distinct: Problem[] = [];
    const all = [...[...this.#found.values()].flat(), ...this.#thrown.map(({ problem }) => problem)];
    const isRefused = ({ kind }: Problem): boolean => kind === 'gate';
    for (const problem of [...all.filter((one) => !isRefused(one)), ...all.filter(isRefused)]) {
      if (!distinct.some((other) => isSame(problem, other))) distinct.push(problem);
    }
    for (const problem of distinct) {
      if (!this.#shown.some((other) => isSame(problem, other))) this.#options.log(inTerminal(problem));
    }
    if (JSON.stringify(distinct) === JSON.stringify(this.#shown)) return;
    this.#shown = distinct;
    this.#options.onChange(distinct);
  }
}
