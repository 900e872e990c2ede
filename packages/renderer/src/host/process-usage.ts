import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** Memory and processor time of a process, as the system counts them. */
export interface ProcessUsage {
  readonly memoryBytes: number;
  readonly processorMs: number;
  /** Whether its main thread runs, or would if the machine had a processor for it. */
  readonly isRunnable: boolean;
}

/** Reads the usage of a process; undefined if the system has no /proc, or the process is gone. */
export const processUsage = (pid: number): ProcessUsage | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return {
      memoryBytes: Number(fields[21]) * PAGE_BYTES,
      processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      isRunnable: fields[0] === 'R',
    };
  } catch {
    return undefined;
  }
};

const NANOSECONDS_PER_MS = 1_000_000;

/**
 * How long the main thread of a process has waited for a processor so far, in milliseconds: other programs had it, or the
 * container's share was used up. 0 if the system does not tell.
 */
export const runDelayMs = (pid: number): number => {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / NANOSECONDS_PER_MS;
  } catch {
    return 0;
  }
};
