import type { Tool } from './check.ts';

/** A tool that finds problems in sources, and removes them itself. */
export type Finder = 'types' | 'dependencies';

/** Sources that are developed: the site's workspace, or a section's own repository. */
export interface Project {
  /** Files in problems are told from here, and tools run here. */
  readonly root: string;
  /** Folder of a program's sources. */
  sourcesOf(program: string): string;
  /** The environment in which a program is built. */
  buildEnvironment(program: string): NodeJS.ProcessEnv;
  /** What looks at a program's sources after each of its builds. */
  checksOf(program: string): Readonly<Partial<Record<Finder, Tool>>>;
  /** Whether a program is a section, whose builds are releases. */
  isSection(program: string): boolean;
}
