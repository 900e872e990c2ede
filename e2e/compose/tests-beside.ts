import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ROOT } from './containers.ts';

/** How tests went. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The last line of what they print. */
const COUNTS = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/;

/**
 * Runs the tests that need no browser, which use the processors while stories wait for containers.
 * @param env the environment that they run in.
 * @returns a function that tells what they printed, once they have ended, and answers their counts.
 */
export const startTestsBeside = (env: NodeJS.ProcessEnv): (() => Promise<Counts>) => {
  const tests = spawn('npm', ['test', '--', '--beside-containers'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = text(tests.stdout);
  const ended = once(tests, 'exit');
  return async () => {
    console.log(await printed);
    const [code] = await ended;
    const counts = COUNTS.exec(await printed);
    const [passed, failed] = [Number(counts?.[1] ?? 0), Number(counts?.[2] ?? 0)];
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  };
};
