import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { ROOT } from './containers.ts';

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** A run of Playwright's on a site that is there. */
export interface PlaywrightRun {
  readonly config: string;
  readonly args: readonly string[];
  /** Where its results go as JSON. */
  readonly results: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Runs it with its output on this terminal, and answers its exit code once it has ended. */
export const runPlaywright = ({ config, args, results, env = {}, signal }: PlaywrightRun): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '-c', config, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      signal,
      // The only one at which it ends the site that it started.
      killSignal: 'SIGINT',
    });
    child.on('error', () => {
      // One that is told to end still does.
      if (child.pid === undefined) resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
