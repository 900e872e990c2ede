import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../ports/ports.ts';
import { isAlive, SERVER_ENVIRONMENT } from './cluster.ts';
import type { Place } from './place.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';

const LOOK_AGAIN_MS = 10;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Statements and the rows they refuse may hold visitors' words.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

interface ServerOptions {
  readonly port: number | undefined;
  /** Whether written data outlives a loss of power. */
  readonly durable: boolean;
}

const spawnServer = async (place: Place, port: number, durable: boolean): Promise<ChildProcess> => {
  const log = await open(join(place.records, 'server.log'), 'a', 0o600);
  try {
    const all = { ...SETTINGS, port, fsync: durable ? 'on' : 'off' };
    const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // In a session of its own: Ctrl-C in the terminal is for us, and we stop the server after its last client.
    const child = spawn(place.binaries.postgres, ['-D', place.cluster, ...settings], {
      ...place.user,
      cwd: '/',
      detached: true,
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    await log.close();
  }
};

const lastWords = async (place: Place): Promise<string> => {
  const text = await readFile(join(place.records, 'server.log'), 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
};

const lastPort = async (place: Place): Promise<number | undefined> => {
  const options = await readFile(join(place.cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  const port = Number(/port=(\d+)/.exec(options)?.[1]);
  return Number.isInteger(port) ? port : undefined;
};

/**
 * The running server of a place: one that an earlier process left behind, or a new one. A new one may have to wait until
 * the children of a killed predecessor are gone, hence the attempts.
 */
export const ensureServer = async (place: Place, { port, durable }: ServerOptions): Promise<Postmaster> => {
  const deadline = Date.now() + START_LIMIT_MS;
  let child: ChildProcess | undefined;
  while (Date.now() < deadline) {
    const found = await findPostmaster(place.cluster);
    if (found?.ready) return found;
    const gone = child === undefined || child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    if (found === undefined && gone) {
      if (child !== undefined) await pause(20 * LOOK_AGAIN_MS);
      child = await spawnServer(place, await freePort(port, await lastPort(place)), durable);
    }
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error(`PostgreSQL did not start within ${START_LIMIT_MS / 1000} s. It said:\n${await lastWords(place)}`);
};

/** Ends the server's sessions and stops it with a checkpoint, so that the next start has nothing to recover. */
export const stopServer = async (place: Place, { pid }: Postmaster): Promise<void> => {
  const deadline = Date.now() + STOP_LIMIT_MS;
  process.kill(pid, 'SIGINT');
  // The file goes last of all; the process may stay as a zombie where process 1 reaps none.
  while (isAlive(pid) && (await findPostmaster(place.cluster))) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) did not stop`);
    await pause(LOOK_AGAIN_MS);
  }
};

/** Ends the server at once and leaves everything as it lies. */
export const killServer = async ({ pid }: Postmaster): Promise<void> => {
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid) && !(await isZombie(pid))) await pause(LOOK_AGAIN_MS);
};

/** Whether a process has ended, but is not yet reaped by its parent. */
const isZombie = async (pid: number): Promise<boolean> =>
  /^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''));
