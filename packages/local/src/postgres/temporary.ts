import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './start-postgres.ts';

/** A server whose data goes with it. */
export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server in a temporary folder, for a run of tests. @param prefix of the folder's name. */
export const startTemporaryPostgres = async (prefix: string): Promise<TemporaryPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  // If root starts it, the server runs as another user.
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDirectory: folder, durable: false, log: () => undefined });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
};
