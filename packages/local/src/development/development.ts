import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Built, type DevelopmentEvent, programMessageSchema } from '@sgc/contract/development';
import * as z from 'zod';
import { type Watching, watchProgram } from '../build/watch-program.ts';
import { Check } from './check.ts';
import { Checks } from './checks.ts';
import { Problems } from './problems.ts';
import type { Finder, Project } from './project.ts';

/** The file in which a section's build describes its release, and the part of it that is read here. */
const DESCRIPTOR_FILE = 'release.json';
const releasedSchema = z.object({ version: z.string() });

export interface DevelopmentOptions {
  readonly project: Project;
  /** Folder of a build within its program's: builds for development have their own, apart from those that ship. */
  readonly output: string;
  readonly log: (line: string) => void;
  /** Called after each build of a program. */
  readonly onBuilt: (program: string) => void;
}

/** Builds programs for development after every change, and reports changes and problems. */
export class Development {
  readonly #options: DevelopmentOptions;
  readonly #problems: Problems;
  readonly #lastBuilt = new Map<string, Built>();
  readonly #versions = new Map<string, string>();
  readonly #checks = new Checks();
  readonly #stops: (() => Promise<void>)[] = [];
  /** Sends an event to the running shell. */
  #tell: (event: DevelopmentEvent) => void = () => undefined;
  #isStopped = false;

  constructor(options: DevelopmentOptions) {
    this.#options = options;
    const { project, log } = options;
    this.#problems = new Problems({
      root: project.root,
      sourcesOf: (program) => project.sourcesOf(program),
      folderOf: (program) => this.folderOf(program),
      versionOf: (section) => this.#versions.get(section),
      buildOf: (section) => this.#lastBuilt.get(section)?.hash,
      log,
      onChange: (problems) => this.#tell({ kind: 'problems', problems: [...problems] }),
    });
  }

  /** Folder of a program's build. */
  folderOf(program: string): string {
    const { project, output } = this.#options;
    return join(project.sourcesOf(program), output);
  }

  /** Builds a program now and after every change. */
  watch(program: string): Watching {
    const { project, output, log, onBuilt } = this.#options;
    const checks = Object.entries(project.checksOf(program)).map(
      ([finder, tool]) =>
        new Check(tool, project.root, (problems) => this.#problems.set(finder as Finder, program, problems)),
    );
    const watching = watchProgram(program, {
      root: project.root,
      sources: project.sourcesOf(program),
      env: project.buildEnvironment(program),
      output,
      onMessage: (message) => this.heed(message, checks),
      onBuilt: () => {
        log(`Built ${program}`);
        if (project.isSection(program)) this.#released(program);
        onBuilt(program);
      },
    });
    this.#stops.push(watching.stop);
    return watching;
  }

  /** Sends events to a shell that has started, first of all those that it has missed. */
  tellTo(tell: (event: DevelopmentEvent) => void): void {
    this.#tell = tell;
    this.#tellAll();
    this.#checks.ready();
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
      case 'building':
        this.#checks.building(message.program);
        break;
      case 'failed':
        this.#problems.failed(message.failure);
        break;
      case 'built':
        this.#lastBuilt.set(message.section, message);
        this.#tell(message);
        break;
      case 'build-problems':
        this.#problems.set('build', message.program, message.problems);
        if (message.problems.length === 0) this.#problems.rebuilt(message.program);
        this.#checks.built(message.program, checks);
        break;
    }
  }

  #released(section: string): void {
    const release: unknown = JSON.parse(readFileSync(join(this.folderOf(section), DESCRIPTOR_FILE), 'utf8'));
    this.#versions.set(section, releasedSchema.parse(release).version);
    this.#problems.released(section);
  }

  /** Sends the events that a shell has missed. */
  #tellAll(): void {
    for (const built of this.#lastBuilt.values()) this.#tell(built);
    this.#tell({ kind: 'problems', problems: [...this.#problems.all] });
  }

  /** Ends all builds and checks; their late messages are ignored. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([this.#checks.stop(), ...this.#stops.map((stop) => stop())]);
  }
}
