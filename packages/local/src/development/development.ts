import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Built, type DevelopmentEvent, programMessageSchema } from '@sgc/contract/development';
import * as z from 'zod';
import { type Watching, watchProgram } from '../build/watch-program.ts';
import { SECTIONS } from '../programs.ts';
import { ROOT } from '../root.ts';
import { Check } from './check.ts';
import { forbiddenImports } from './forbidden-imports.ts';
import { Problems } from './problems.ts';
import { typeErrors } from './type-errors.ts';

/** The file in which a section's build describes its release, and the part of it that is read here. */
const DESCRIPTOR_FILE = 'release.json';
const releasedSchema = z.object({ version: z.string() });

export interface DevelopmentOptions {
  /** Folder of a build within its program's: builds for development have their own, apart from those that ship. */
  readonly output: string;
  readonly log: (line: string) => void;
  /** Sends an event to the running shell. */
  readonly tell: (event: DevelopmentEvent) => void;
  /** Called after each build of a program. */
  readonly onBuilt: (program: string) => void;
}

/** Builds programs for development after every change, and reports changes and problems. */
export class Development {
  readonly #options: DevelopmentOptions;
  readonly #problems: Problems;
  readonly #lastBuilt = new Map<string, Built>();
  readonly #versions = new Map<string, string>();
  readonly #stops: (() => Promise<void>)[] = [];
  #isStopped = false;

  constructor(options: DevelopmentOptions) {
    this.#options = options;
    const { log, tell } = options;
    this.#problems = new Problems({
      folderOf: (program) => this.folderOf(program),
      versionOf: (section) => this.#versions.get(section),
      log,
      onChange: (problems) => tell({ kind: 'problems', problems: [...problems] }),
    });
  }

  /** Folder of a program's build. */
  folderOf(program: string): string {
    return join(ROOT, program, this.#options.output);
  }

  /** Builds a program now and after every change. */
  watch(program: string): Watching {
    const { output, log, onBuilt } = this.#options;
    const checks = [
      new Check(typeErrors(program), (problems) => this.#problems.set('types', program, problems)),
      new Check(forbiddenImports(program), (problems) => this.#problems.set('dependencies', program, problems)),
    ];
    const watching = watchProgram(program, {
      output,
      onMessage: (message) => this.heed(message, checks),
      onBuilt: () => {
        log(`Built ${program}`);
        if (SECTIONS.includes(program)) this.#released(program);
        onBuilt(program);
      },
    });
    this.#stops.push(watching.stop, ...checks.map((check) => () => check.stop()));
    return watching;
  }

  /** Takes a message of a build or a program. */
  heed(said: unknown, checks: readonly Check[] = []): void {
    const parsed = programMessageSchema.safeParse(said);
    if (!parsed.success || this.#isStopped) return;
    const { data: message } = parsed;
    switch (message.kind) {
      case 'listening':
        this.#tellAll();
        break;
      case 'failed':
        this.#problems.failed(message.failure);
        break;
      case 'built':
        this.#lastBuilt.set(message.section, message);
        this.#options.tell(message);
        break;
      case 'build-problems':
        this.#problems.set('build', message.program, message.problems);
        if (message.problems.length === 0) this.#problems.rebuilt(message.program);
        for (const check of checks) check.run();
        break;
    }
  }

  #released(section: string): void {
    const release: unknown = JSON.parse(readFileSync(join(this.folderOf(section), DESCRIPTOR_FILE), 'utf8'));
    this.#versions.set(section, releasedSchema.parse(release).version);
    this.#problems.released(section);
  }

  /** Sends the events that a shell has missed when it has just started. */
  #tellAll(): void {
    const { tell } = this.#options;
    for (const built of this.#lastBuilt.values()) tell(built);
    tell({ kind: 'problems', problems: [...this.#problems.all] });
  }

  /** Ends all builds and checks; their late messages are ignored. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#stops.map((stop) => stop()));
  }
}
