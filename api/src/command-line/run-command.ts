import type { DataSource } from 'typeorm';
import { type Config, readConfig } from '../config/config.schema.ts';
import { COMMAND_LIMITS, createDataSource } from '../database/data-source.ts';
import { migrate } from '../database/migrate.ts';

/** Where a command writes, and the folder that file names start from. */
export interface Terminal {
  write(text: string): void;
  folder: string;
}

/** npm changes into the project's folder and keeps the one that the person was in. */
const terminal: Terminal = {
  write: (text) => void process.stdout.write(text),
  folder: process.env.INIT_CWD ?? process.cwd(),
};

/** Runs a command that needs no database. The exit code tells whether it did what it was asked. */
export const runWithSettings = async (
  command: (terminal: Terminal, config: Config) => Promise<boolean>,
): Promise<void> => {
  const result = readConfig(process.env);
  if (!result.ok) process.stderr.write(`${result.problems.join('\n')}\n`);
  if (!result.ok || !(await command(terminal, result.config))) process.exitCode = 1;
};

/** Runs a command on the migrated database. */
export const runCommand = (
  command: (dataSource: DataSource, terminal: Terminal, config: Config) => Promise<boolean>,
): Promise<void> =>
  runWithSettings(async (_, config) => {
    await migrate(config.DATABASE_URL);
    const dataSource = await createDataSource({ ...config, DATABASE_POOL_SIZE: 2 }, COMMAND_LIMITS).initialize();
    try {
      return await command(dataSource, terminal, config);
    } finally {
      await dataSource.destroy();
    }
  });
