import 'reflect-metadata';
import { readDatabaseSettings } from './config/config.schema.ts';
import { migrate } from './database/migrate.ts';
import { whenAvailable } from './database/when-available.ts';
import { createApiLogger } from './logging/api-logger.ts';

// Brings the database up to date as the role that owns it, and ends: where the programs that serve run as roles that may not.
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());

const result = readDatabaseSettings(process.env);
if (result.ok) {
  const { DATABASE_URL, LOG_LEVEL } = result.config;
  const logger = createApiLogger(LOG_LEVEL);
  const work = async (): Promise<void> => {
    const migrations = await migrate(DATABASE_URL);
    logger.info({ migrations }, 'the database is up to date');
  };
  if (!(await whenAvailable(work, logger, stopping.signal))) process.exitCode = 1;
} else {
  process.stderr.write(`${result.problems.join('\n')}\n`);
  process.exitCode = 1;
}
