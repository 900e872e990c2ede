import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseOutage } from '@sgc/database';
import type { Logger } from 'pino';

const TRY_AGAIN_MS = 500;

/**
 * Does something with PostgreSQL as soon as it can be used: it is tried again through every outage.
 * @returns whether it was done; false if it was stopped before.
 */
export const whenAvailable = async (
  work: () => Promise<void>,
  logger: Logger,
  stopping: AbortSignal,
): Promise<boolean> => {
  let told: string | undefined;
  while (!stopping.aborted) {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      const { message } = error as Error;
      if (message !== told) logger.error({ err: error }, 'PostgreSQL is waited for');
      told = message;
      await pause(TRY_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return false;
};
