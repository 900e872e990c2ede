import { readdirSync, readFileSync } from 'node:fs';
import { processUsage } from '@sgc/renderer/host';

/** Programs by what their command lines say; the first that fits. */
const PROGRAMS = [
  ['PostgreSQL', /postgres/],
  ['API', /api\/dist\/main\.js/],
  ['registry', /registry\/dist\/main\.js/],
  ['renderers', /shell\/dist\/render\//],
  ['shells', /shell\/dist\/server\/main\.js/],
  ['bare server', /bare-server\.mjs/],
] as const;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const readProcess = (pid: string): Process[] => {
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    return [{ pid: Number(pid), parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
  } catch {
    // It has ended since the folder was read.
    return [];
  }
};

const descendants = (all: readonly Process[], pid: number): Process[] =>
  all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...descendants(all, child.pid)]);

/** Milliseconds of processor that this process's programs have used so far, by their names; its own as `visitors`. */
export const processorTimes = (): Map<string, number> => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const times = new Map([['visitors', processUsage(process.pid)?.processorMs ?? 0]]);
  for (const { pid, command } of descendants(all, process.pid)) {
    const name = PROGRAMS.find(([, pattern]) => pattern.test(command))?.[0];
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + (processUsage(pid)?.processorMs ?? 0));
  }
  return times;
};

/** What each program used of a processor between two moments, the busiest first: 1 is one processor. */
export const sharesUsed = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  seconds: number,
): [name: string, share: number][] =>
  [...after]
    .map(([name, ms]): [string, number] => [name, (ms - (before.get(name) ?? 0)) / 1000 / seconds])
    .toSorted(([, a], [, b]) => b - a);
