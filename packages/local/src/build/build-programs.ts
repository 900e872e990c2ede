import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildEnvironment } from '../keys.ts';
import { run } from '../process/run.ts';
import { PROGRAMS } from '../programs.ts';
import { ROOT } from '../root.ts';
import { fingerprint, isBuilt, recordBuilt } from './fingerprint.ts';
import { rsbuildIn } from './rsbuild.ts';

/** The command that builds a program. Not run in this process: the loader of this code would transform that too. */
export const RSBUILD = rsbuildIn(ROOT);

/** Builds one program with its own configuration. */
export const buildProgram = async (program: string): Promise<void> => {
  const env = buildEnvironment(program);
  const from = await fingerprint(program);
  await run({
    command: process.execPath,
    args: [RSBUILD, 'build'],
    cwd: join(ROOT, program),
    env,
    endsWithParent: true,
  });
  await recordBuilt(program, from);
};

const staleOf = async (programs: readonly string[]): Promise<string[]> => {
  const built = await Promise.all(programs.map(isBuilt));
  return programs.filter((_, index) => !built[index]);
};

/** Builds what has changed since it was built, as many at once as there are processors. */
export const buildPrograms = async (log: (line: string) => void, programs = PROGRAMS): Promise<void> => {
  const queue = await staleOf(programs);
  if (queue.length === 0) log('Everything is built');
  const work = async (): Promise<void> => {
    for (let program = queue.shift(); program !== undefined; program = queue.shift()) {
      const started = performance.now();
      await buildProgram(program);
      log(`Built ${program} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, work));
};
