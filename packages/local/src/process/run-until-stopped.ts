const fail = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

/** Prints how far the start is, with the time since it began. */
export const progress = (): ((line: string) => void) => {
  const started = performance.now();
  return (line) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${seconds.padStart(5)} s  ${line}`);
  };
};

/** Starts something, says where it is, and stops it when the process is told to. */
export const runUntilStopped = async (
  start: () => Promise<{ address: string; registry?: string; stop(): Promise<void> }>,
): Promise<void> => {
  try {
    const site = await start();
    const registry = site.registry === undefined ? '' : `Releases are operated at ${site.registry}/ops\n`;
    console.log(`\nThe site is ready: ${site.address}\n${registry}`);
    let stopping = false;
    const stop = (): void => {
      if (stopping) return;
      stopping = true;
      console.log('Stopping');
      site.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(String(error)),
      );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    fail((error as Error).message);
  }
};
