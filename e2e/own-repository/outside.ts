import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

/** The environment without what npm sets for the scripts that it runs: outside, npm runs none. */
export const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
);

/**
 * Runs a command in a folder as if a person had typed it there. The run's list says how long it took.
 * @throws with all it printed, if it does not exit with 0.
 */
export const runIn = (
  cwd: string,
  env: Readonly<Record<string, string>>,
  command: string,
  ...args: readonly string[]
): Promise<string> =>
  test.step([command, ...args].join(' '), async () => {
    try {
      const { stdout } = await promisify(execFile)(command, args, { cwd, env: { ...ENVIRONMENT, ...env } });
      return stdout;
    } catch (error) {
      const { message, stdout } = error as Error & { stdout?: string };
      throw new Error(`${message}\n${stdout ?? ''}`);
    }
  });

/** npm's setting on this machine, without that of a project. */
export const npmSetting = async (name: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', name]);
  return stdout.trim();
};
