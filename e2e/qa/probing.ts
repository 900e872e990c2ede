import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { storedLeads } from '../compose/containers.ts';
import { Probe } from '../probe/probe.ts';
import { reckon } from '../probe/reckoning.ts';
import { readMails } from './mailbox/mails.ts';
import { FOLDER } from './run.ts';
import { restarts } from './site.ts';
import { note } from './timeline.ts';

const FILE = join(FOLDER, 'probe.json');

const tallySchema = z.object({
  statuses: z.record(z.string(), z.number()),
  worstMs: z.number(),
});

const findingsSchema = z.object({
  at: z.iso.datetime(),
  seconds: z.number(),
  faults: z.array(z.string()),
  acknowledged: z.number(),
  lost: z.array(z.string()),
  unmailed: z.array(z.string()),
  mailedAgain: z.array(z.string()),
  storedTwice: z.number(),
  wrongTitles: z.number(),
  mixedSets: z.number(),
  fell: z.record(z.string(), z.number()),
  pages: tallySchema,
  reads: tallySchema,
  messages: tallySchema,
});

/** What a probe found. */
export type Findings = z.infer<typeof findingsSchema>;

/** What the last probe found; undefined if none ran. */
export const readFindings = async (): Promise<Findings | undefined> => {
  const text = await readFile(FILE, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : findingsSchema.parse(JSON.parse(text));
};

const OUT_OF_MEMORY = '-out-of-memory';

/** Whether a fault is that the system ends a container, which then starts again by itself. */
const isEndedBy = (fault: string, container: string): boolean =>
  fault.endsWith(OUT_OF_MEMORY) && container.includes(`-${fault.slice(0, -OUT_OF_MEMORY.length)}-`);

/** Of mails that failed while everything was away, the last is tried again after more than a minute. */
const MAILED_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 500;

/**
 * Sends visitors while something else happens, and holds what they were promised against what is there.
 * @param rate pages, reads and messages a second, each.
 */
export const probeWhile = async (
  rate: number,
  faults: readonly string[],
  happens: () => Promise<unknown>,
): Promise<Findings> => {
  const started = Date.now();
  const before = await storedLeads();
  const fellBefore = await restarts();
  const probe = new Probe(`${process.env.BASE_URL}`, { rate });
  await happens();
  const { acknowledged, secondReferences, ...met } = await probe.stop();
  const seconds = Math.round((Date.now() - started) / 1000);
  const deadline = Date.now() + MAILED_WITHIN_MS;
  const held = async () => {
    // A mailbox that was away a moment ago is asked again.
    const mails = await readMails().catch(() => []);
    const stored = [...(await storedLeads())].filter((reference) => !before.has(reference));
    return reckon(
      acknowledged,
      new Set(stored),
      mails.flatMap(({ reference }) => reference ?? []),
    );
  };
  let reckoning = await held();
  while (reckoning.unmailed.length > 0 && Date.now() < deadline) {
    await pause(LOOK_AGAIN_MS);
    reckoning = await held();
  }
  const fell = Object.entries(await restarts()).filter(
    ([name, count]) => count > (fellBefore[name] ?? 0) && !faults.some((fault) => isEndedBy(fault, name)),
  );
  const findings = findingsSchema.parse({
    at: new Date(started).toISOString(),
    seconds,
    faults,
    ...reckoning,
    storedTwice: secondReferences,
    fell: Object.fromEntries(fell),
    ...met,
  });
  await writeFile(FILE, JSON.stringify(findings));
  await note(`probed for ${seconds} s: ${problems(findings).join('; ') || 'all that was promised is there'}`);
  return findings;
};

/** What should not have happened. */
export const problems = ({
  lost,
  unmailed,
  mailedAgain,
  storedTwice,
  wrongTitles,
  mixedSets,
  fell,
}: Findings): string[] => [
  ...(lost.length > 0 ? [`acknowledged and lost: ${lost.join(', ')}`] : []),
  ...(unmailed.length > 0 ? [`stored and not mailed: ${unmailed.join(', ')}`] : []),
  ...(mailedAgain.length > 0 ? [`mailed more than once: ${mailedAgain.join(', ')}`] : []),
  ...(storedTwice > 0 ? [`${storedTwice} messages were stored twice`] : []),
  ...(wrongTitles > 0 ? [`${wrongTitles} pages had another page's title`] : []),
  ...(mixedSets > 0 ? [`${mixedSets} pages mixed two sets of releases`] : []),
  ...Object.entries(fell).map(([name, count]) => `${name} ended by itself, ${count} restarts`),
];

/** What was found, for a terminal. */
export const describeFindings = (findings: Findings): string => {
  const tally = (name: string, { statuses, worstMs }: Findings['pages']): string =>
    `${name.padEnd(9)} ${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}; worst ${worstMs} ms`;
  const wrong = problems(findings);
  return [
    `${findings.seconds} s, ${findings.acknowledged} messages acknowledged`,
    tally('pages', findings.pages),
    tally('reads', findings.reads),
    tally('messages', findings.messages),
    ...(wrong.length > 0 ? wrong.map((line) => `✗ ${line}`) : ['✓ All that was promised is there.']),
  ].join('\n');
};
