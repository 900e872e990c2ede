import type { Step } from './steps.ts';

/** The result of a step; without `output` it holds. */
export interface Ended {
  readonly step: Step;
  readonly seconds: number;
  readonly output?: string;
}

/** A step under way. */
export interface Running {
  readonly step: Step;
  readonly since: number;
}

export interface Schedule {
  readonly steps: readonly Step[];
  /** Makes the build that other steps need. If it fails, those are not tried. */
  readonly build: Step;
  /** How many steps run at once. */
  readonly places: number;
  /** Resolves if the step holds; rejects with its output. */
  run(step: Step): Promise<unknown>;
  /** Called when a step begins. */
  onBegin(step: Step): void;
  /** Called when a step ends, with those that still run. */
  onEnd(ended: Ended, running: readonly Running[]): void;
}

/** Runs every step, in the given order as far as places and needs allow. @returns how many hold. */
export const runSteps = async ({ steps, build, places, run, onBegin, onEnd }: Schedule): Promise<number> => {
  const waiting = [...steps];
  const running = new Map<Step, { readonly since: number; readonly end: Promise<void> }>();
  let isBuilt: boolean | undefined = steps.includes(build) ? undefined : true;
  let passed = 0;

  const end = (step: Step, since: number, output?: string): void => {
    running.delete(step);
    if (step === build) isBuilt = output === undefined;
    if (output === undefined) passed += 1;
    const seconds = (performance.now() - since) / 1000;
    const others = [...running].map(([other, { since: begun }]) => ({ step: other, since: begun }));
    onEnd({ step, seconds, ...(output !== undefined && { output }) }, others);
  };

  const begin = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1);
    const since = performance.now();
    if (step.needsBuild && isBuilt === false) {
      end(step, since, 'Not tried, since the build failed.');
      return;
    }
    onBegin(step);
    const ended = run(step).then(
      () => end(step, since),
      (error) => end(step, since, error instanceof Error ? error.message : String(error)),
    );
    running.set(step, { since, end: ended });
  };

  const mayBegin = ({ needsBuild, alone }: Step): boolean => {
    if (needsBuild && isBuilt === undefined) return false;
    const others = [...running.keys()];
    return others.length < (alone ? 1 : places) && !others.some((other) => other.alone);
  };

  while (waiting.length + running.size > 0) {
    for (let next = waiting.find(mayBegin); next !== undefined; next = waiting.find(mayBegin)) begin(next);
    if (running.size > 0) await Promise.race([...running.values()].map(({ end: ended }) => ended));
  }
  return passed;
};
