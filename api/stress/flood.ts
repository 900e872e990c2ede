import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@sgc/local/postgres';
import { runFlood } from './flood/run-flood.ts';

const HONEST = 20;

/** 10,000 messages by 1,000 addresses within a minute, and 20 honest ones in between. */
const main = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'flood-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDirectory: folder, log: () => undefined });
  const flood = { messages: 10_000, addresses: 1000, honest: HONEST, seconds: 60 };
  const result = await runFlood({ databaseUrl: postgres.url, ...flood });
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  await postgres.stop();
  await rm(folder, { recursive: true });
  if (result.stored < flood.messages + HONEST || result.honestMailed < HONEST) process.exitCode = 1;
};

void main();
