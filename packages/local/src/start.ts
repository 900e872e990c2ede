import { buildPrograms } from './build/build-programs.ts';
import { badSettings } from './settings.ts';
import { startSite } from './site.ts';

const started = performance.now();

const log = (line: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${seconds.padStart(5)} s  ${line}`);
};

const fail = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

const problems = badSettings();
if (problems.length > 0) {
  fail(`The site cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

const built = buildPrograms(log);
// Failing to build is told where it is waited for.
built.catch(() => undefined);

try {
  const site = await startSite(built, log);
  console.log(`\nThe site is ready: ${site.address}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    log('Stopping');
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
