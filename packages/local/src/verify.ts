import { availableParallelism } from 'node:os';
import { run } from './process/run.ts';
import { ROOT } from './root.ts';
import { type Ended, type Running, runSteps } from './verify/schedule.ts';
import { BUILD, STEPS, type Step } from './verify/steps.ts';

/** As many steps as there are processors: with more of them tests of time limits would wait for one another. */
const PLACES = availableParallelism();

const MINUTE_MS = 60_000;

/** Twice what the longest of its kind takes: a step that hangs is ended, and what it printed shows where. */
const limitOf = ({ alone }: Step): number => (alone ? 25 : 12) * MINUTE_MS;

const words = process.argv.slice(2);
const chosen = STEPS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No step has a name with ${words.join(' or ')} in it:\n${STEPS.map(({ name }) => name).join('\n')}`);
  process.exit(1);
}
const needsBuild = chosen.some((step) => step.needsBuild) && !chosen.includes(BUILD);
const steps = needsBuild ? [BUILD, ...chosen] : chosen;

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

const still = (running: readonly Running[]): string => {
  const names = running.map(({ step, since }) => `${step.name} (${inSeconds((performance.now() - since) / 1000)})`);
  return names.length === 0 ? '' : `; still running: ${names.join(', ')}`;
};

const passed = await runSteps({
  steps,
  build: BUILD,
  places: PLACES,
  run: (step) => {
    const { command, args, cwd = ROOT, needsBuild } = step;
    const env = { ...process.env, ...(needsBuild && { FIXTURE_IS_BUILT: 'true' }) };
    return run({ command, args, cwd, env, limit: limitOf(step) });
  },
  onEnd: ({ step, seconds, output }: Ended, running) => {
    console.log(`${output === undefined ? '✓' : '✗'} ${step.name} (${inSeconds(seconds)})${still(running)}`);
    if (output !== undefined) console.log(`${output}\n`);
  },
});

console.log(`\n${passed} passed, ${steps.length - passed} failed`);
process.exitCode = passed === steps.length ? 0 : 1;
