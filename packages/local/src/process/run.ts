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
}

/**
 * Runs a command to its end and returns what it printed.
 * @throws CommandFailed with the output, if it does not exit with 0.
 */
export const run = ({ command, args, cwd, env = process.env }: Command): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(output).toString('utf8');
      if (code === 0) resolve(text);
      else reject(new CommandFailed(`${command} ${args.join(' ')} ended with ${code}\n${text}`));
    });
  });
