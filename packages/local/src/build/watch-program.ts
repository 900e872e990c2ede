import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { END_WITH_PARENT } from '../process/end-with-parent.ts';
import { rsbuildIn } from './rsbuild.ts';

const LOOK_EVERY_MS = 25;

export interface WatchOptions {
  /** The project's folder: npm's packages are installed there, and files in problems are told from there. */
  readonly root: string;
  /** Folder of the program's sources. */
  readonly sources: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where shell and sections are built to, within their folders. */
  readonly output: string;
  /** Takes the messages of the build. */
  readonly onMessage: (message: unknown) => void;
  /** Called each time that all is written. */
  readonly onBuilt: () => void;
}

/** The file that a program's build writes last. */
const lastFileOf = (program: string, output: string): string => {
  if (program === 'shell') return join(output, 'shell.json');
  return program === 'api' || program === 'registry' ? 'dist/main.js' : join(output, 'release.json');
};

/** A build that goes on. */
export interface Watching {
  /** Settles when the program is built for the first time. */
  readonly built: Promise<void>;
  /** Settles when the build writes no more. */
  readonly stop: () => Promise<void>;
}

/** Builds a program for development, now and after every change of it, in a process of its own. */
export const watchProgram = (
  program: string,
  { root, sources, env, output, onMessage, onBuilt }: WatchOptions,
): Watching => {
  const file = join(sources, lastFileOf(program, output));
  const build: ChildProcess = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, rsbuildIn(root), 'build', '--watch', '--log-level', 'silent'],
    {
      cwd: sources,
      env: {
        ...env,
        BUILD_MODE: 'development',
        NODE_ENV: 'development',
        RELEASE_FOLDER: output,
        SHELL_FOLDER: output,
        PROJECT_ROOT: root,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  );
  build.on('message', onMessage);
  const built = new Promise<void>((resolve, reject) => {
    build.once('exit', (code) => reject(new Error(`The build of ${program} ended with ${code}`)));
    watchFile(file, { interval: LOOK_EVERY_MS }, (now, before) => {
      if (now.mtimeMs === before.mtimeMs || !existsSync(file)) return;
      resolve();
      onBuilt();
    });
  });
  const stop = async (): Promise<void> => {
    unwatchFile(file);
    build.removeAllListeners('exit');
    if (build.exitCode !== null || build.signalCode !== null) return;
    const ended = once(build, 'exit');
    build.kill('SIGTERM');
    await ended;
  };
  return { built, stop };
};
