import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from '../../compose/containers.ts';
import { note } from '../timeline.ts';
import { NAMED_FAULTS, type NamedFault } from './named-faults.ts';

/**
 * The fault of a name.
 * @throws with names like it, if there is none.
 */
export const faultNamed = (name: string): NamedFault => {
  const fault = NAMED_FAULTS.find((one) => one.name === name);
  if (fault !== undefined) return fault;
  const [part = name] = name.split('-');
  const alike = NAMED_FAULTS.filter((one) => one.name.includes(part)).map((one) => one.name);
  throw new Error(
    `There is no fault "${name}". ${alike.length > 0 ? `There are ${alike.join(', ')}.` : 'npm run qa -- faults lists all.'}`,
  );
};

/** Begins it whole or not at all. */
export const beginFault = async (fault: NamedFault): Promise<void> => {
  try {
    await fault.begin();
  } catch (error) {
    await fault.end().catch(() => undefined);
    throw error;
  }
  await note(`${fault.name} begins: ${fault.what}`);
};

/** Mends it, and answers how many milliseconds the site took to be whole again. */
export const endFault = async (fault: NamedFault): Promise<number> => {
  await fault.end();
  const mended = Date.now();
  await untilReady();
  const healingMs = Date.now() - mended;
  await note(`${fault.name} is mended; the site was whole ${healingMs} ms later`);
  return healingMs;
};

/** Plays a fault for a while; mends it too if it is stopped before. */
export const playFault = async (fault: NamedFault, forMs: number, stopping: AbortSignal): Promise<number> => {
  await beginFault(fault);
  await pause(forMs, undefined, { signal: stopping }).catch(() => undefined);
  return endFault(fault);
};
