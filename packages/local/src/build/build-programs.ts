import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildEnvironment, localAccess } from '../keys.ts';
import { PROGRAMS } from '../programs.ts';
import { ROOT } from '../root.ts';
import { BuildWorker } from './build-worker.ts';
import { outdated, recordBuilt } from './fingerprint.ts';

/** Builds what has changed since it was built, as many at once as there are processors. */
export const buildPrograms = async (log: (line: string) => void, programs = PROGRAMS): Promise<void> => {
  // A key that is made while its section is built would make the build look old.
  localAccess();
  const stale = outdated(programs);
  if (stale.size === 0) log('Everything is built');
  // Each of those at work takes the next one from it.
  const queue = stale.entries();
  const work = async (): Promise<void> => {
    const worker = new BuildWorker();
    try {
      for (const [program, fingerprint] of queue) {
        const started = performance.now();
        await worker.build({ folder: join(ROOT, program), env: buildEnvironment(program) });
        await recordBuilt(program, fingerprint);
        log(`Built ${program} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      }
    } finally {
      worker.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.size) }, work));
};
