import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@sgc/local/ports';
import { startPostgres } from '@sgc/local/postgres';

const API_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** What can be killed. */
export type Victim = 'api' | 'worker' | 'postgres';

/** API, worker and PostgreSQL as processes that are started again whenever they end. */
export interface Site {
  port: number;
  databaseUrl: string;
  /** Kills with SIGKILL, and settles once the process has been started again. */
  kill(victim: Victim): Promise<void>;
  stop(): Promise<void>;
}

export const startSite = async (folder: string, environment: Record<string, string>): Promise<Site> => {
  const options = { dataDirectory: folder, log: () => undefined };
  const postgres = { server: await startPostgres(options) };
  const databaseUrl = postgres.server.url;
  const port = await freePort();
  const children = new Map<string, ChildProcess>();
  let stopping = false;

  const keepRunning = (role: 'api' | 'worker'): void => {
    const child = spawn(process.execPath, ['dist/main.js'], {
      cwd: API_FOLDER,
      env: { PATH: process.env.PATH, ...environment, DATABASE_URL: databaseUrl, API_PORT: String(port), ROLE: role },
      stdio: 'ignore',
    });
    children.set(role, child);
    child.once('exit', () => {
      if (!stopping) keepRunning(role);
    });
  };
  keepRunning('api');
  keepRunning('worker');

  const killPostgres = async (): Promise<void> => {
    const file = join(folder, 'postgres/server/cluster/postmaster.pid');
    process.kill(Number.parseInt(await readFile(file, 'utf8'), 10), 'SIGKILL');
    postgres.server = await startPostgres(options);
    if (postgres.server.url !== databaseUrl) throw new Error('PostgreSQL came back at another address');
  };

  return {
    port,
    databaseUrl,
    kill: async (victim) => {
      if (victim === 'postgres') return killPostgres();
      const child = children.get(victim);
      child?.kill('SIGKILL');
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    stop: async () => {
      stopping = true;
      for (const child of children.values()) {
        child.kill('SIGTERM');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      await postgres.server.stop();
    },
  };
};
