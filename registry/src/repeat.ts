import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Repeats work until it is stopped; a failure is logged, and the next run may succeed. */
export const repeat = async (
  everyMs: number,
  work: () => Promise<void>,
  { log, stopping }: { readonly log: Logger; readonly stopping: AbortSignal },
): Promise<void> => {
  while (await pause(everyMs, true, { signal: stopping }).catch(() => false)) {
    await work().catch((error: unknown) => log.warn({ err: error }, 'something that is done from time to time failed'));
  }
};
