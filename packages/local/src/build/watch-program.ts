import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from '../keys.ts';
import { END_WITH_PARENT } from '../process/end-with-parent.ts';
import { ROOT } from '../root.ts';
import { RSBUILD } from './build-programs.ts';

const LOOK_EVERY_MS = 100;

/** The file that a program's build writes last. */
const lastFileOf = (program: string): string => {
  if (program === 'shell') return 'dist/shell.json';
  return program === 'api' || program === 'registry' ? 'dist/main.js' : 'dist/release/release.json';
};

/** A build that goes on. */
export interface Watching {
  /** Settles when the program is built for the first time. */
  readonly built: Promise<void>;
  stop(): void;
}

/**
 * Builds a program now and after every change of it, in a process of its own; what is wrong with it is printed there.
 * `onBuilt` is called each time.
 */
export const watchProgram = (program: string, onBuilt: () => void): Watching => {
  const cwd = join(ROOT, program);
  const file = join(cwd, lastFileOf(program));
  const build: ChildProcess = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, RSBUILD, 'build', '--watch', '--log-level', 'error'],
    { cwd, env: buildEnvironment(program), stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true },
  );
  const built = new Promise<void>((resolve, reject) => {
    build.once('exit', (code) => reject(new Error(`The build of ${program} ended with ${code}`)));
    watchFile(file, { interval: LOOK_EVERY_MS }, (now, before) => {
      if (now.mtimeMs === before.mtimeMs || !existsSync(file)) return;
      resolve();
      onBuilt();
    });
  });
  const stop = (): void => {
    unwatchFile(file);
    build.removeAllListeners('exit');
    build.kill('SIGTERM');
  };
  return { built, stop };
};
