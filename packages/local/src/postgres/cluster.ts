import { execFile } from 'node:child_process';
import { chown, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './place.ts';

const run = promisify(execFile);

/** The one role of the cluster. */
export const ROLE = 'postgres';

/** The environment of PostgreSQL: nothing of ours, so that no PG* variable or locale changes its behaviour. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const removeCutOffAttempts = async (home: string): Promise<void> => {
  for (const name of await readdir(home)) {
    const pid = Number(/^unfinished-(\d+)$/.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isAlive(pid)) await rm(join(home, name), { recursive: true });
  }
};

/** Whether a process with that id exists, of any user. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Makes the cluster beside its final place and moves it there whole, so that a cut-off first start leaves none. */
export const makeClusterOnce = async ({ binaries, cluster, home, user }: Place, password: string): Promise<void> => {
  if (await stat(cluster).catch(() => undefined)) return;
  await removeCutOffAttempts(home);
  const unfinished = join(home, `unfinished-${process.pid}`);
  const passwordFile = `${unfinished}.password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user.uid !== undefined) await chown(passwordFile, user.uid, user.gid);
    await run(
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${ROLE}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...user, env: SERVER_ENVIRONMENT, cwd: '/' },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
};
