import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningPostgres, startPostgres } from '@sgc/local/postgres';

/** A PostgreSQL that a test breaks. */
export interface OwnPostgres {
  readonly url: string;
  /** For files of the test; deleted with it. */
  readonly folder: string;
  /** Ends it as a power loss would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stands still with all of its sessions: connections stay, and nothing is answered. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Stops it, and removes what it kept. */
  remove(): Promise<void>;
}

const signalAll = async (folder: string, signal: NodeJS.Signals): Promise<void> => {
  const file = join(folder, 'postgres/server/cluster/postmaster.pid');
  const postmaster = Number.parseInt(await readFile(file, 'utf8'), 10);
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = processes.flatMap(([pid = 0, parent]) => (parent === postmaster ? [pid] : []));
  for (const pid of [postmaster, ...children]) process.kill(pid, signal);
};

export const startOwnPostgres = async (): Promise<OwnPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'));
  await chmod(folder, 0o755);
  const start = (): Promise<RunningPostgres> => startPostgres({ dataDirectory: folder, log: () => undefined });
  let server = await start();
  const { url } = server;
  return {
    url,
    folder,
    kill: () => server.kill(),
    stop: () => server.stop(),
    start: async () => {
      server = await start();
      if (server.url !== url) throw new Error('PostgreSQL came back at another address');
    },
    pause: () => signalAll(folder, 'SIGSTOP'),
    resume: () => signalAll(folder, 'SIGCONT'),
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
};
