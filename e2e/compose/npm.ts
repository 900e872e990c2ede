import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './containers.ts';

/** Runs a command of the project's, as its README names it, and answers what it printed. */
export const npm = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: ROOT });
  return stdout;
};
