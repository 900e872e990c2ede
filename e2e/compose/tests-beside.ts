import { run } from '@sgc/local/process';
import { ROOT } from './containers.ts';

/** How tests went. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The last such line of what they print; npm may have something to say after it. */
const COUNTS = /^(\d+) passed, (\d+) failed$/gm;

/**
 * Runs the tests that need no browser, which use the processors while stories wait for containers.
 * @param env the environment that they run in.
 * @returns a function that tells what they printed, once they have ended, and answers their counts.
 */
export const startTestsBeside = (env: NodeJS.ProcessEnv): (() => Promise<Counts>) => {
  const command = { command: 'npm', args: ['test', '--', '--beside-containers'], cwd: ROOT, env };
  const ended = run(command).then(
    (printed) => ({ printed, unnamed: 0 }),
    // Tests that end badly and count no failure have failed as a whole.
    (error: Error) => ({ printed: error.message, unnamed: 1 }),
  );
  return async () => {
    const { printed, unnamed } = await ended;
    console.log(printed);
    const [, passed = 0, failed = 1] = [...printed.matchAll(COUNTS)].at(-1) ?? [];
    return { passed: Number(passed), failed: Number(failed) || unnamed };
  };
};
