import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { PROJECT, ROOT } from '../compose/containers.ts';

/** Where the kit keeps what one command tells the next. */
export const FOLDER = join(ROOT, '.data', PROJECT);

const RUN = join(FOLDER, 'run.json');

const runSchema = z.object({
  /** How many shells. */
  shells: z.int().min(1),
  /** Whether the proxy with TLS stands before them. */
  edge: z.boolean(),
  /** How far the programs' clocks are off, in milliseconds. */
  clockShiftMs: z.int(),
  /** Where its images come from; undefined if they are built here. */
  images: z.object({ prefix: z.string().min(1), tag: z.string().min(1) }).optional(),
});

/** How the site was brought up. */
export type Run = z.infer<typeof runSchema>;

/** @throws with what to do, if no site was brought up. */
export const readRun = async (): Promise<Run> => {
  const text = await readFile(RUN, 'utf8').catch(() => {
    throw new Error('There is no site for testers here. Bring it up: npm run qa -- up');
  });
  return runSchema.parse(JSON.parse(text));
};

export const writeRun = async (run: Run): Promise<void> => {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(RUN, JSON.stringify(run));
};
