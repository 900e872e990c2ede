import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that the server runs as. Empty: the user who runs this program. */
export type ServerUser = { uid: number; gid: number } | Record<string, never>;

const CANDIDATES = ['postgres', 'nobody'];

const lookUp = async (name: string): Promise<ServerUser | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
};

/** PostgreSQL refuses to run as root: root starts it as an unprivileged user that the machine already has. */
export const serverUser = async (): Promise<ServerUser> => {
  if (process.getuid?.() !== 0) return {};
  for (const name of CANDIDATES) {
    const user = await lookUp(name);
    if (user) return user;
  }
  throw new Error(
    `PostgreSQL does not run as root, and this machine has none of the users ${CANDIDATES.join(', ')}. ` +
      'Start as an ordinary user, or set DATABASE_URL to use a PostgreSQL 17 server of your own.',
  );
};

/** initdb passes paths through a shell in double quotes; these characters would not survive that. */
const UNSAFE_IN_SHELL = /["$`\\\n]/;

/** Whether that user can enter the folder, and PostgreSQL can be told its path. */
export const canUse = async (folder: string, user: ServerUser): Promise<boolean> => {
  if (UNSAFE_IN_SHELL.test(folder)) return false;
  return run('sh', ['-c', 'test -x "$1"', 'sh', folder], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
};
