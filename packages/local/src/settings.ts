import { join, resolve } from 'node:path';
import { readConfig as readApiConfig } from '../../../api/src/config/config.schema.ts';
import { readConfig as readShellConfig } from '../../../shell/server/config/config.ts';
import { SECTIONS } from './build/programs.ts';
import { localAccess } from './keys.ts';
import { ROOT } from './root.ts';

/** Another folder, such as one of a test's own, is a setting. */
const DATA = resolve(ROOT, process.env.SITE_DATA || '.data');

/** Where the site on this machine keeps what must outlive it. */
export const PLACES = {
  all: DATA,
  postgres: join(DATA, 'postgres'),
  releases: join(DATA, 'releases'),
  api: join(DATA, 'api'),
  logs: join(DATA, 'logs'),
} as const;

const DEFAULT_PORT = '3000';

/** Stands for the address of the database until there is one. */
const ANY_DATABASE = 'postgresql://localhost/site';

/** The environment of the API. */
export const apiEnvironment = (databaseUrl: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  API_PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: PLACES.api,
});

/** `development`: open pages follow code that goes live. */
export type Mode = 'production' | 'development';

/** The environment of the shell. */
export const shellEnvironment = (apiOrigin: string, mode: Mode = 'production'): NodeJS.ProcessEnv => ({
  SECTION_ORIGINS: SECTIONS.map((section) => `${section}=${join(ROOT, section, 'dist/release')}`).join(','),
  RELEASE_STORE: PLACES.releases,
  SHARE_RELEASES: String(mode === 'development'),
  RELEASE_ACCESS: localAccess(),
  ...process.env,
  NODE_ENV: mode,
  PORT: process.env.PORT || DEFAULT_PORT,
  API_ORIGIN: apiOrigin,
});

/** What is wrong with the environment, for both programs at once. */
export const badSettings = (): string[] => {
  const api = readApiConfig(apiEnvironment(process.env.DATABASE_URL || ANY_DATABASE, 0));
  const shell = readShellConfig(shellEnvironment('http://127.0.0.1'));
  const problems = [...(api.ok ? [] : api.problems), ...(shell.ok ? [] : shell.problems)];
  // Both programs read some settings; the first one's words are enough.
  const settingOf = (problem: string): string => problem.split(':', 1)[0] ?? '';
  return problems.filter(
    (problem, index) => problems.findIndex((other) => settingOf(other) === settingOf(problem)) === index,
  );
};
