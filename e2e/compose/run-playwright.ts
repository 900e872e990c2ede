import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { ROOT } from './containers.ts';

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** A run of Playwright's on a site that is there. */
export interface PlaywrightRun {
  readonly config: string;
  readonly args: readonly string[];
  /** Where its results go as JSON. */
  readonly results: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What each line of its output begins with, if it runs beside another. */
  readonly label?: string | undefined;
  readonly signal: AbortSignal;
}

/** Runs it with its output on this terminal, and answers its exit code. */
export const runPlaywright = ({ config, args, results, env = {}, label, signal }: PlaywrightRun): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '-c', config, ...args], {
      cwd: ROOT,
      stdio: label === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      signal,
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      if (from !== null) createInterface(from).on('line', (line) => to.write(`${label}${line}\n`));
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
