import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@sgc/local/postgres';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

/** One real server for all suites: the one that the environment names, else one of our own in a temporary folder. */
export default async (): Promise<void> => {
  if (process.env.DATABASE_URL) return;
  const folder = await mkdtemp(join(tmpdir(), 'api-test-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDirectory: folder, log: () => undefined });
  process.env.DATABASE_URL = server.url;
  globalThis.stopPostgres = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
};
