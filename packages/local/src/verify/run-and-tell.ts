import { availableParallelism } from 'node:os';
import { MINUTE_MS } from '@sgc/contract/time';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { type Ended, type Running, runSteps } from './schedule.ts';
import type { Step } from './steps.ts';

/** As many steps as there are processors: with more of them tests of time limits would wait for one another. */
const A_STEP_PER_PROCESSOR = availableParallelism();

/** Twice what the longest of its kind takes: a step that hangs is ended, and what it printed shows where. */
const limitOf = ({ alone }: Step): number => (alone ? 25 : 22) * MINUTE_MS;

/** How much of a failed step's output is told again at the end, below the steps that ran after it. */
const LINES_TOLD_AGAIN = 100;

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

const still = (running: readonly Running[]): string => {
  const names = running.map(({ step, since }) => `${step.name} (${inSeconds((performance.now() - since) / 1000)})`);
  return names.length === 0 ? '' : `; still running: ${names.join(', ')}`;
};

const tellAgain = ({ step, output = '' }: Ended): void =>
  console.log(`\n✗ ${step.name}\n${output.trimEnd().split('\n').slice(-LINES_TOLD_AGAIN).join('\n')}`);

/**
 * Runs steps and tells of each when it ends, with its time and what is still running, and again of
 * those that failed when all have ended; the process fails if one does not hold.
 * @param build the step that those with `needsBuild` wait for.
 * @param places how many steps run at once.
 */
export const runAndTell = async (
  steps: readonly Step[],
  build: Step,
  places: number = A_STEP_PER_PROCESSOR,
): Promise<void> => {
  const failed: Ended[] = [];
  const passed = await runSteps({
    steps,
    build,
    places,
    run: (step) => {
      const { command, args, cwd = ROOT, needsBuild } = step;
      const env = { ...process.env, ...(needsBuild && { FIXTURE_IS_BUILT: 'true' }) };
      return run({ command, args, cwd, env, limit: limitOf(step) });
    },
    // No other step ends beside one that runs alone: without this line there would be no output for minutes.
    onBegin: ({ name, alone }) => alone && console.log(`… ${name}`),
    onEnd: (ended, running) => {
      const { step, seconds, output } = ended;
      console.log(`${output === undefined ? '✓' : '✗'} ${step.name} (${inSeconds(seconds)})${still(running)}`);
      if (output === undefined) return;
      failed.push(ended);
      console.log(`${output}\n`);
    },
  });
  failed.forEach(tellAgain);
  console.log(`\n${passed} passed, ${steps.length - passed} failed`);
  process.exitCode = passed === steps.length ? 0 : 1;
};
