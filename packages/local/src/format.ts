import { run } from './process/run.ts';
import { ROOT } from './root.ts';

/** Lays out files or folders of the project as the format step asks for: names and addresses make lines long. */
export const format = async (...paths: string[]): Promise<void> => {
  await run({
    command: process.execPath,
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths],
    cwd: ROOT,
  });
};
