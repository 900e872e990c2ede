import { CommandFailed, run } from './run.ts';

const node = (script: string, limit?: number): Promise<string> =>
  run({ command: process.execPath, args: ['-e', script], cwd: '.', ...(limit !== undefined && { limit }) });

/** Starts a program that prints, keeps its parent's output open, and stays; prints its process's id. */
const LEAVE_BEHIND = `const { spawn } = require('node:child_process');
const left = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit', detached: true });
left.unref();
console.log(left.pid);`;

test('a command that ends well answers what it printed, and one that does not fails with it', async () => {
  expect(await node('console.log("seen")')).toBe('seen\n');
  const failed = node('console.error("why"); process.exit(3)');
  await expect(failed).rejects.toThrow(CommandFailed);
  await expect(failed).rejects.toThrow(/ended with 3\nwhy/);
});

test('a command that hangs is ended at its limit, with what it has printed until then', async () => {
  await expect(node('console.log("so far"); setInterval(() => undefined, 1000)', 3000)).rejects.toThrow(
    /was ended after 3 s\nso far/,
  );
});

test('a program that a command has left behind does not delay its result', async () => {
  process.kill(Number(await node(LEAVE_BEHIND)));
});
