import { mkdir, realpath } from 'node:fs/promises';
import { makeClusterOnce } from './cluster.ts';
import { becomeKeeper, urlOf } from './connection.ts';
import { readOrMakePassword } from './password.ts';
import { findPlace } from './place.ts';
import { findPostmaster } from './postmaster.ts';
import { ensureServer, killServer, stopServer } from './server.ts';

/** How to start the project's own PostgreSQL. */
export interface StartPostgresOptions {
  /** Holds the password, the server's log and, where its user can reach it, the cluster. Nothing in it is deleted. */
  dataDirectory: string;
  /** Taken when it is free; otherwise the last one used, otherwise any. */
  port?: number;
  /** False: written data need not outlive a loss of power, and dropping a database takes a tenth of the time. */
  durable?: boolean;
  log: (line: string) => void;
}

/** A running server. */
export interface RunningPostgres {
  /** Of the database `postgres`, with the password. */
  url: string;
  /** Stops the server, unless an earlier process that is still alive started it. */
  stop(): Promise<void>;
  /** Ends the server as a power loss would: at once, without writing anything. */
  kill(): Promise<void>;
}

/** Starts a real PostgreSQL on 127.0.0.1, or takes over one that is still running on that data directory. */
export const startPostgres = async ({
  dataDirectory,
  port,
  durable = true,
  log,
}: StartPostgresOptions): Promise<RunningPostgres> => {
  await mkdir(dataDirectory, { recursive: true });
  const place = await findPlace(await realpath(dataDirectory));
  const password = await readOrMakePassword(place.records);
  await makeClusterOnce(place, password);
  const running = await ensureServer(place, { port, durable });
  const url = urlOf(running.port, password);
  const keeper = await becomeKeeper(url);
  log(`PostgreSQL runs on 127.0.0.1:${running.port}${keeper.isKeeper ? '' : ', kept by another process'}`);

  const stop = async (): Promise<void> => {
    await keeper.release();
    const now = await findPostmaster(place.cluster);
    if (keeper.isKeeper && now) await stopServer(place, now);
  };
  const kill = async (): Promise<void> => {
    const now = await findPostmaster(place.cluster);
    if (now) await killServer(now);
  };
  return { url, stop, kill };
};
