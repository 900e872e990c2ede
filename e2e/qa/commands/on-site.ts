import { type Run, readRun } from '../run.ts';
import { useSettings } from '../site.ts';

/** Runs a command on the site that was brought up. */
export const onSite = async (work: (run: Run) => Promise<unknown>): Promise<void> => {
  const run = await readRun();
  await useSettings(run);
  await work(run);
};

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
