import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@sgc/local/postgres';
import buildFixture from '@sgc/release-format/test-fixture/build';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

/** The fixture section, built, and one real server for all suites: the one that the environment names, or one of our own. */
export default async (): Promise<void> => {
  buildFixture();
  if (process.env.DATABASE_URL) return;
  const folder = await mkdtemp(join(tmpdir(), 'registry-test-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDirectory: folder, log: () => undefined });
  process.env.DATABASE_URL = server.url;
  globalThis.stopPostgres = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
};
