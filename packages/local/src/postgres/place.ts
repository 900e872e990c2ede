import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Binaries, binariesOf, completeInstallation, copyPackage, installedPackage } from './binaries.ts';
import { canUse, type ServerUser, serverUser } from './server-user.ts';

/** Where one project's server lives. */
export interface Place {
  binaries: Binaries;
  /** The cluster's folder; it exists only once it is complete. */
  cluster: string;
  /** A folder of the server's user beside the cluster. */
  home: string;
  /** Files of the user who runs the site: password, server log. */
  records: string;
  user: ServerUser;
}

const pointerSchema = z.object({ home: z.string(), records: z.string() });

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const ownedByUs = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder).catch(() => undefined);
  return found === undefined || (found.isDirectory() && found.uid === process.getuid?.());
};

/** Makes a folder outside of the project, without closed parent folders and odd characters in its path. */
const makeOutsideHome = async (): Promise<string> => {
  const owner = process.getuid?.() ?? 0;
  const failures: string[] = [];
  for (const parent of owner === 0 ? ['/var/lib', '/var/tmp'] : ['/var/tmp']) {
    const shared = join(parent, owner === 0 ? 'golf-carts-postgres' : `golf-carts-postgres-${owner}`);
    try {
      if (!(await ownedByUs(shared))) throw new Error(`${shared} belongs to another user`);
      await mkdir(shared, { recursive: true });
      await chmod(shared, 0o755);
      const home = join(shared, randomBytes(6).toString('hex'));
      await mkdir(home);
      await chmod(home, 0o755);
      return home;
    } catch (error) {
      failures.push(String(error));
    }
  }
  throw new Error(`No folder for PostgreSQL that its user can reach: ${failures.join('; ')}`);
};

const readPointer = async (records: string): Promise<string | undefined> => {
  const text = await readFile(join(records, 'place.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const pointer = pointerSchema.parse(JSON.parse(text));
  // A copied project starts a cluster of its own; a moved one keeps the one it has.
  const copied = pointer.records !== records && (await exists(join(pointer.records, 'place.json')));
  if (pointer.home === pointer.records) return records;
  return copied ? undefined : pointer.home;
};

const writePointer = async (records: string, home: string): Promise<void> => {
  const unfinished = join(records, `place.json.${process.pid}`);
  await writeFile(unfinished, JSON.stringify({ home, records }));
  await rename(unfinished, join(records, 'place.json'));
};

/** The user who made a cluster, who also runs it when root takes over from an ordinary user. */
const keeperOf = async (home: string): Promise<ServerUser | undefined> => {
  const found = await stat(join(home, 'server')).catch(() => undefined);
  if (found === undefined || found.uid === 0 || process.getuid?.() !== 0) return undefined;
  return { uid: found.uid, gid: found.gid };
};

const findHome = async (records: string): Promise<{ home: string; user: ServerUser }> => {
  const known = await readPointer(records);
  const user = (known === undefined ? undefined : await keeperOf(known)) ?? (await serverUser());
  const home = known ?? ((await canUse(records, user)) ? records : await makeOutsideHome());
  if (known !== undefined && !(await canUse(known, user))) {
    throw new Error(
      `The database lives in ${known}, and the user that PostgreSQL runs as cannot enter that folder. ` +
        'Open its parent folders to other users (chmod o+x), or start as the user who started it first.',
    );
  }
  await writePointer(records, home);
  return { home, user };
};

const findBinaries = async (home: string, user: ServerUser): Promise<Binaries> => {
  const installed = installedPackage();
  const complete = await completeInstallation(installed).then(
    () => true,
    () => false,
  );
  const inPlace = binariesOf(installed);
  if (complete && (await canUse(inPlace.postgres, user))) return inPlace;
  const copy = join(home, 'binaries');
  if (!(await exists(copy))) await copyPackage(installed, copy);
  return binariesOf(copy);
};

/** Finds, or makes on the first start, the folders of the server that belongs to a data directory. */
export const findPlace = async (dataDirectory: string): Promise<Place> => {
  const records = join(dataDirectory, 'postgres');
  await mkdir(records, { recursive: true });
  const { home, user } = await findHome(records);
  const serverHome = join(home, 'server');
  await mkdir(serverHome, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) await chown(serverHome, user.uid, user.gid);
  return {
    binaries: await findBinaries(home, user),
    cluster: join(serverHome, 'cluster'),
    home: serverHome,
    records,
    user,
  };
};
