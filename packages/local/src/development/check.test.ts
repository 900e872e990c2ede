import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '@sgc/contract/development';
import { Check } from './check.ts';

const LOOK_AGAIN_MS = 20;

const problemsIn = (printed: string): Problem[] => [{ kind: 'types', program: 'mfe-eco', message: printed }];

test('the problems that a tool finds are told when it ends; of two runs the later one counts', async () => {
  const told = await new Promise<readonly Problem[]>((resolve) => {
    const check = new Check({ args: ['-e', 'process.stdout.write("found")'], problemsIn }, '.', resolve);
    check.run();
    check.run();
  });
  expect(told).toEqual(problemsIn('found'));
});

/** A tool whose work is done by a process of its own, which does not heed SIGTERM and leaves its id in a file. */
const stubborn = (file: string): string => `
  const work = "process.on('SIGTERM', () => {}); require('node:fs').writeFileSync('${file}', String(process.pid)); setInterval(() => {}, 1000)";
  require('node:child_process').execFileSync(process.execPath, ['-e', work], { stdio: 'inherit' });
`;

/** Of a process, as `ps` has it; one that has ended may be a zombie for a moment. */
const stateOf = (pid: string): string => {
  try {
    return execFileSync('ps', ['-o', 'state=', '-p', pid], { encoding: 'utf8' }).trim();
  } catch {
    return 'gone';
  }
};

test('a check that is stopped is ended together with the processes that work for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const file = join(folder, 'pid');
  const check = new Check({ args: ['-e', stubborn(file)], problemsIn }, '.', () => {
    throw new Error('it came to its end');
  });
  check.run();
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(LOOK_AGAIN_MS);
  const pid = readFileSync(file, 'utf8');
  expect(stateOf(pid)).toMatch(/^[RS]/);
  await check.stop();
  // What it held is closed before it counts as ended, and it is given little time beside others.
  while (!/^(?:Z|gone)/.test(stateOf(pid))) await pause(LOOK_AGAIN_MS);
  rmSync(folder, { recursive: true });
});
