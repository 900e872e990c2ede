import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MEGABYTE_KB = 1024;

/** What a process holds in memory, in megabytes. */
export const memoryOf = async (pid: number): Promise<number> => {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / MEGABYTE_KB);
};

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much more a program held in the last quarter of a run than in the second: by then its caches have filled. */
export const growthOf = (samples: readonly number[]): number => {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) return 1;
  return average(samples.slice(-quarter)) / average(samples.slice(quarter, 2 * quarter));
};
