import { spawn } from 'node:child_process';

/** A command that did not end well, with all it printed. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** How long it may take, in milliseconds; then it is ended. Without one, it has no limit. */
  readonly limit?: number;
}

/** How long a command's leftover processes may keep its output open, in milliseconds. */
const LEFTOVERS_MS = 1000;

/**
 * Runs a command to its end and returns what it printed.
 * @throws CommandFailed with the output, if it does not exit with 0 or not in time.
 */
export const run = ({ command, args, cwd, env = process.env, limit }: Command): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', () => {
      const giveUp = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      }, LEFTOVERS_MS);
      child.once('close', () => clearTimeout(giveUp));
    });
    child.once('close', (code, signal) => {
      const text = Buffer.concat(output).toString('utf8');
      const end = child.killed ? `was ended after ${(limit ?? 0) / 1000} s` : `ended with ${code ?? signal}`;
      if (code === 0) resolve(text);
      else reject(new CommandFailed(`${command} ${args.join(' ')} ${end}\n${text}`));
    });
  });
