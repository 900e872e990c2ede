import { fileURLToPath } from 'node:url';
import type { SettingsResult } from '@sgc/contract/settings';
import { createLogger } from '@sgc/observability';
import { Command } from 'commander';
import { readConfig, readDatabaseUrl } from './config/config.schema.ts';
import { openPool, openSession } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { AuditLog } from './state/audit-log.ts';
import { StateStore } from './state/state-store.ts';
import { importFolder } from './store/import-folder.ts';
import { ReleaseStore } from './store/release-store.ts';
import { isWriterLocked } from './writer.ts';

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

const fail = (reason: string): never => {
  process.stderr.write(`${reason}\n`);
  return process.exit(1);
};

/** Ends this process where the settings are wrong. */
const valid = <T>(read: SettingsResult<T>): T =>
  read.ok ? read.config : fail(`These settings are wrong:\n${read.problems.join('\n')}`);

const migrateTables = async (): Promise<void> => {
  const log = createLogger({ program: 'registry', level: 'info' });
  const { DATABASE_URL: databaseUrl } = valid(readDatabaseUrl(process.env));
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  if (!(await migrate({ databaseUrl, folder: MIGRATIONS, log, stopping: stopping.signal })))
    fail('stopped before it was done');
};

const importStore = async (folder: string): Promise<void> => {
  const { databaseUrl, auditKey } = valid(readConfig(process.env));
  await migrateTables();
  const pool = openPool(databaseUrl, createLogger({ program: 'registry', level: 'silent' }));
  const session = await openSession(databaseUrl, 'registry-import', () => undefined);
  try {
    if (!(await isWriterLocked(session))) fail('A registry decides now. Stop it, import, and start it again.');
    const state = await StateStore.open(session, await AuditLog.open(session, auditKey), () => undefined);
    const { releases, leftOut } = await importFolder({ state, store: new ReleaseStore(pool), folder });
    const lines = leftOut.map((one) => `  left out ${one}\n`).join('');
    process.stdout.write(
      `${releases} releases are in the database; live: ${JSON.stringify(state.state.live)}\n${lines}`,
    );
  } catch (error) {
    fail((error as Error).message);
  } finally {
    await session.end();
    await pool.end();
  }
};

await new Command('registry')
  .description("Work on the registry's database while no registry runs.")
  .addCommand(
    new Command('import')
      .argument('<folder>', 'RELEASE_STORE of a shell of earlier times')
      .description('take over the releases, decisions and live versions that a shell kept in files')
      .action(importStore),
  )
  .addCommand(
    new Command('migrate')
      .description("bring the tables up to date, as the role that owns them, and give the programs' roles their rights")
      .action(async () => {
        await migrateTables();
        process.stdout.write("The registry's tables are up to date.\n");
      }),
  )
  .parseAsync();
