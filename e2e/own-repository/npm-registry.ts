import { once } from 'node:events';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import * as z from 'zod';
import { npmSetting } from './outside.ts';

/** An npm registry that has the project's packages and no others. */
export interface NpmRegistry {
  readonly address: string;
  /** The environment of a publisher. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const PUBLISHER = { name: 'publisher', password: 'of a test that nobody has to keep' };

/** What this machine has set for npm, such as where third parties' packages come from. */
const machineSettings = async (): Promise<string> => {
  const [file, registry] = await Promise.all([npmSetting('userconfig'), npmSetting('registry')]);
  const text = await readFile(file, 'utf8').catch(() => '');
  return `${text}\nregistry=${registry}\n`;
};

/** Makes a user who may publish. */
const signUp = async (address: string): Promise<string> => {
  const response = await fetch(`${address}-/user/org.couchdb.user:${PUBLISHER.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PUBLISHER),
  });
  return z.object({ token: z.string() }).parse(await response.json()).token;
};

/**
 * A cache with the third parties' packages that this machine has, and without the programs that `npm create` keeps installed:
 * a version that is published here anew would be taken for an earlier run's.
 */
const cacheIn = async (folder: string): Promise<string> => {
  const [own, machine] = [join(folder, 'cache'), join(await npmSetting('cache'), '_cacache')];
  await mkdir(machine, { recursive: true });
  await mkdir(own);
  await symlink(machine, join(own, '_cacache'));
  return own;
};

/** Starts a registry on a free port of this machine, with everything it keeps in a folder. It asks no other registry. */
export const startNpmRegistry = async (folder: string): Promise<NpmRegistry> => {
  const server: Server = await runServer({
    self_path: join(folder, 'verdaccio.yaml'),
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    uplinks: {},
    packages: { '@sgc/*': { access: '$all', publish: '$authenticated' } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const address = `http://${host}`;
  const userConfig = join(folder, 'npmrc');
  const own = `@sgc:registry=${address}\n//${host}:_authToken=${await signUp(address)}\n`;
  await writeFile(userConfig, `${await machineSettings()}${own}`, { mode: 0o600 });
  return {
    address,
    env: { NPM_CONFIG_USERCONFIG: userConfig, NPM_CONFIG_CACHE: await cacheIn(folder) },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
