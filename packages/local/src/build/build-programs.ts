import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildEnvironment, localAccess } from '../keys.ts';
import { run } from '../process/run.ts';
import { PROGRAMS } from '../programs.ts';
import { ROOT } from '../root.ts';
import { outdated, recordBuilt } from './fingerprint.ts';
import { rsbuildIn } from './rsbuild.ts';

/** The command that builds a program. Not run in this process: the loader of this code would transform that too. */
export const RSBUILD = rsbuildIn(ROOT);

/** Builds one program with its own configuration. */
const buildProgram = (program: string): Promise<string> =>
  run({
    command: process.execPath,
    args: [RSBUILD, 'build'],
    cwd: join(ROOT, program),
    env: buildEnvironment(program),
    endsWithParent: true,
  });

/** Builds what has changed since it was built, as many at once as there are processors. */
export const buildPrograms = async (log: (line: string) => void, programs = PROGRAMS): Promise<void> => {
  // A key that is made while its section is built would make the build look old.
  localAccess();
  const stale = outdated(programs);
  if (stale.size === 0) log('Everything is built');
  // Each of those at work takes the next one from it.
  const queue = stale.entries();
  const work = async (): Promise<void> => {
    for (const [program, fingerprint] of queue) {
      const started = performance.now();
      await buildProgram(program);
      await recordBuilt(program, fingerprint);
      log(`Built ${program} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.size) }, work));
};
