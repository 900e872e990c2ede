/** Something that runs until it is stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts a part of what a command runs. When the command ends, parts are stopped, the last first; one that is still starting
 * then is stopped once it has started.
 * @throws what the start throws; and, without starting the part, if the command is ending already.
 */
export type Keep = <Part extends Stoppable>(start: () => Part | Promise<Part>) => Promise<Part>;

/** Prints how far the start is, with the time since it began. */
export const progress = (): ((line: string) => void) => {
  const started = performance.now();
  return (line) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${seconds.padStart(5)} s  ${line}`);
  };
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Stops every part, the last first. @returns why some could not be stopped. */
const stopAll = async (parts: readonly Promise<Stoppable>[]): Promise<string[]> => {
  const failures: string[] = [];
  for (const starting of parts.toReversed()) {
    const part = await starting.catch(() => undefined);
    await part?.stop().catch((error: unknown) => failures.push(wordsOf(error)));
  }
  return failures;
};

/**
 * Starts something, says where it is, and ends the process with all its parts stopped: when it is told to, also while it starts,
 * or when it cannot be started.
 */
export const runUntilStopped = async (
  start: (keep: Keep) => Promise<{ address: string; registry?: string }>,
): Promise<void> => {
  const parts: Promise<Stoppable>[] = [];
  let ending = false;
  const keep: Keep = (startPart) => {
    if (ending) return Promise.reject(new Error('It is being stopped'));
    const starting = Promise.resolve().then(startPart);
    parts.push(starting);
    return starting;
  };
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  const run = async (): Promise<void> => {
    const { address, registry } = await start(keep);
    if (ending) return;
    const releases = registry === undefined ? '' : `Releases are operated at ${registry}/ops\n`;
    console.log(`\nThe site is ready: ${address}\n${releases}`);
    await told;
  };
  const failures: string[] = [];
  await Promise.race([told, run()]).then(
    () => console.log('Stopping'),
    (error: unknown) => failures.push(wordsOf(error)),
  );
  ending = true;
  failures.push(...(await stopAll(parts)));
  for (const failure of failures) console.error(failure);
  process.exit(failures.length === 0 ? 0 : 1);
};
