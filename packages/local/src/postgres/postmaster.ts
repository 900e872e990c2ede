import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './cluster.ts';

const run = promisify(execFile);

/** A server process that holds a cluster. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

const servesCluster = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    if (folder !== undefined) return folder === cluster;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes(cluster);
  }
  const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes(cluster);
};

/**
 * The living server of a cluster, from its postmaster.pid. After a crash of the machine that file stays behind and its
 * number may belong to another program by now; then the file is removed, for PostgreSQL itself would refuse to start.
 */
export const findPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [pidLine = '', , , portLine = '', , , , status = ''] = text.split('\n');
  const pid = Number(pidLine);
  if (!(pid > 0)) return undefined;
  if (isAlive(pid) && (await servesCluster(pid, cluster))) {
    return { pid, port: Number(portLine), ready: status.trim() === 'ready' };
  }
  if (isAlive(pid)) await rm(file, { force: true });
  return undefined;
};
