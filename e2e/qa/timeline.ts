import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { FOLDER } from './run.ts';

const TIMELINE = join(FOLDER, 'timeline.jsonl');

const momentSchema = z.object({ at: z.iso.datetime(), what: z.string() });

/** Notes what was done to the site, for the report. */
export const note = async (what: string): Promise<void> => {
  await mkdir(FOLDER, { recursive: true });
  await appendFile(TIMELINE, `${JSON.stringify({ at: new Date().toISOString(), what })}\n`);
};

/** What was done to the site, the first first. */
export const readTimeline = async (): Promise<z.infer<typeof momentSchema>[]> => {
  const text = await readFile(TIMELINE, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => momentSchema.parse(JSON.parse(line)));
};
