import { availableParallelism } from 'node:os';
import { CommandFailed, run } from './process/run.ts';
import { ROOT } from './root.ts';
import { STEPS, type Step } from './verify/steps.ts';

let passed = 0;
let failed = 0;

const check = async ({ name, command, args, cwd = ROOT }: Step): Promise<void> => {
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    await run({ command, args, cwd });
    passed += 1;
    console.log(`✓ ${name} (${seconds()})`);
  } catch (error) {
    failed += 1;
    const output = error instanceof CommandFailed ? error.message : String(error);
    console.log(`✗ ${name} (${seconds()})\n${output}\n`);
  }
};

for (const group of STEPS) {
  const queue = [...group];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) await check(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
