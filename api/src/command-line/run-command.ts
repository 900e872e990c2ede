import type { DataSource } from 'typeorm';
import { type Config, readConfig } from '../config/config.schema.ts';
import { createDataSource } from '../database/data-source.ts';
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

/** Runs a command on the migrated database. The exit code tells whether it did what it was asked. */
export const runCommand = async (
  command: (dataSource: DataSource, terminal: Terminal, config: Config) => Promise<boolean>,
): Promise<void> => {
  const result = readConfig(process.env);
  if (!result.ok) {
    process.stderr.write(`${result.problems.join('\n')}\n`);
    process.exitCode = 1;
    return;
  }
  const dataSource = await createDataSource({ ...result.config, DATABASE_POOL_SIZE: 2 }).initialize();
  try {
    await migrate(dataSource, result.config.DATABASE_URL);
    if (!(await command(dataSource, terminal, result.config))) process.exitCode = 1;
  } finally {
    await dataSource.destroy();
  }
};
