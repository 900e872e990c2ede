import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ShellMessage } from '@sgc/contract/development';
import { publishBuilds } from './build/publish-builds.ts';
import type { Development } from './development/development.ts';
import { freePort, isFree } from './ports/ports.ts';
import { replaceDatabase, startPostgres } from './postgres/index.ts';
import { Program } from './process/program.ts';
import type { Keep } from './process/run-until-stopped.ts';
import { ROOT } from './root.ts';
import {
  apiEnvironment,
  LOG_FORMAT,
  type Mode,
  PLACES,
  registryEnvironment,
  shellEnvironment,
  sitePort,
} from './settings.ts';

/** The API and the registry on this machine listen here if the ports are free. */
const API_PORT = 4000;
const REGISTRY_PORT = 3002;

const READY_WITHIN_MS = { production: 180_000, development: 300_000 } as const;

/** The running site. */
export interface Site {
  readonly address: string;
  /** Where operators and teams go. */
  readonly registry: string;
  /** Starts a program anew, as after it was built anew. */
  restart(program: 'api' | 'registry'): void;
  /** Has the shell go on with its new build: its server restarts only if it was built anew. */
  renewShell(): void;
  /** Sends the shell a message while developing. */
  tellShell(message: ShellMessage): void;
}

export interface SiteOptions {
  /** Settles when the programs are built. */
  readonly built: Promise<unknown>;
  readonly mode: Mode;
  /** Builds its programs while it runs. */
  readonly development?: Pick<Development, 'folderOf' | 'heed'>;
  readonly log: (line: string) => void;
  /** Starts the site's parts, which are stopped when the command ends. */
  readonly keep: Keep;
}

const database = async ({ log, keep }: SiteOptions): Promise<string> => {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const { url } = await keep(() => startPostgres({ dataDirectory: PLACES.postgres, log }));
  return url;
};

/** One of the site's programs with the settings that are the same for both. */
const program = (
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  readyAddress: string,
  { development, log }: Pick<SiteOptions, 'development' | 'log'>,
): Program =>
  new Program({
    name,
    file: resolve(ROOT, file),
    cwd: ROOT,
    env,
    readyAddress,
    readyWithinMs: READY_WITHIN_MS[development === undefined ? 'production' : 'development'],
    logFile: join(PLACES.logs, `${name}.log`),
    logFormat: LOG_FORMAT,
    log,
    onMessage: development && ((message) => development.heed(message)),
  });

/** Drops decisions made while developing: they are about builds that are gone. @returns the registry's empty database. */
const forgetDevelopment = async (databaseUrl: string): Promise<string> => {
  rmSync(PLACES.development, { recursive: true, force: true });
  return replaceDatabase(databaseUrl, 'development');
};

/**
 * Starts PostgreSQL, then the API and, beside it, the registry, then the shell: one that has releases shows them before the
 * registry decides.
 * @throws if anything does not start.
 */
export const startSite = async (options: SiteOptions): Promise<Site> => {
  const { built, mode, development, log, keep } = options;
  const folderOf = development && ((program: string) => development.folderOf(program));
  const start = async (part: Program, said: string) => {
    await (await keep(() => part)).start();
    log(said);
  };
  const port = sitePort();
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=3005 npm start`);
  }
  const published = built.then(() => (development === undefined ? publishBuilds(PLACES.origins) : undefined));
  const [databaseUrl] = await Promise.all([database(options), published]);
  const registryDatabase = development === undefined ? databaseUrl : await forgetDevelopment(databaseUrl);
  const apiPort = Number(process.env.API_PORT) || (await freePort(API_PORT));
  const registryPort = Number(process.env.REGISTRY_PORT) || (await freePort(REGISTRY_PORT));
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const registryOrigin = `http://127.0.0.1:${registryPort}`;
  const api = program(
    'api',
    'api/dist/main.js',
    apiEnvironment(databaseUrl, apiPort),
    `${apiOrigin}/api/health/ready`,
    options,
  );
  const registry = program(
    'registry',
    'registry/dist/main.js',
    registryEnvironment({ databaseUrl: registryDatabase, apiOrigin, registryPort, mode, folderOf }),
    `${registryOrigin}/readyz`,
    options,
  );
  const shell = program(
    'shell',
    join(folderOf?.('shell') ?? join(ROOT, 'shell/dist'), 'server/main.js'),
    shellEnvironment({ apiOrigin, registryOrigin, mode, folderOf }),
    `http://127.0.0.1:${port}/readyz`,
    options,
  );
  // Stopped in reverse: the registry after the shell that follows it, the API after both.
  await Promise.all([
    start(api, 'The API is ready').then(() => start(shell, 'The shell is ready')),
    start(registry, 'The registry is ready'),
  ]);
  return {
    address: `http://localhost:${port}`,
    registry: `http://localhost:${registryPort}`,
    restart: (name) => ({ api, registry })[name].restart(),
    renewShell: () => {
      if (shell.isOutdated) return shell.restart();
      const message: ShellMessage = { kind: 'shell-built' };
      shell.send(message);
    },
    tellShell: (message) => shell.send(message),
  };
};
