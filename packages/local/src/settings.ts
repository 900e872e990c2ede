import { join, resolve } from 'node:path';
import { readConfig as readApiConfig } from '../../../api/src/config/config.schema.ts';
import { readConfig as readRegistryConfig } from '../../../registry/src/config/config.schema.ts';
import { readConfig as readShellConfig } from '../../../shell/server/config/config.ts';
import { localAccess, localSecret } from './keys.ts';
import { SECTIONS } from './programs.ts';
import { ROOT } from './root.ts';

/** Another folder, such as one of a test's own, is a setting. */
const DATA = resolve(ROOT, process.env.SITE_DATA || '.data');

/** Where the site on this machine keeps its lasting data. */
export const PLACES = {
  all: DATA,
  postgres: join(DATA, 'postgres'),
  /** The sections' releases, where the registry looks for the next ones. */
  origins: join(DATA, 'origins'),
  /** Releases that the shell has verified. */
  releases: join(DATA, 'releases'),
  /** Releases while the registry tries them. */
  workspace: join(DATA, 'registry'),
  /** Data of a shell and a registry about builds for development, which never ship. */
  development: join(DATA, 'development'),
  api: join(DATA, 'api'),
  logs: join(DATA, 'logs'),
} as const;

/** How this machine's programs write their logs: for people, unless tests read them. */
export const LOG_FORMAT = process.env.LOG_FORMAT === 'json' ? 'json' : 'readable';

const DEFAULT_PORT = 3000;

/** Stands for the address of the database until there is one. */
const ANY_DATABASE = 'postgresql://localhost/site';

/** On this machine mail is kept in files unless a server is named that sends it. */
const mailDelivery = ({ MAIL_DELIVERY, SMTP_URL, SMTP_URL_FILE }: NodeJS.ProcessEnv): string =>
  MAIL_DELIVERY || (SMTP_URL || SMTP_URL_FILE ? 'smtp' : 'files');

/** The environment of the API. */
export const apiEnvironment = (databaseUrl: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  API_PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: PLACES.api,
  MAIL_DELIVERY: mailDelivery(process.env),
});

/** `development`: open pages follow code that goes live. */
export type Mode = 'production' | 'development';

/** The folder of a program's build. */
export type FolderOf = (program: string) => string;

/** Builds that ship: of a section the published one, for tests build into the sections' own folders. */
const shipped: FolderOf = (program) =>
  SECTIONS.includes(program) ? join(PLACES.origins, program) : join(ROOT, program, 'dist');

const perSection = (folderOf: FolderOf): string =>
  SECTIONS.map((section) => `${section}=${folderOf(section)}`).join(',');

/** Where the site listens on this machine. */
export const sitePort = (): number => Number(process.env.PORT || DEFAULT_PORT);

/** The environment of the registry. */
export const registryEnvironment = ({
  databaseUrl,
  apiOrigin,
  registryPort,
  mode = 'production',
  folderOf = shipped,
}: {
  readonly databaseUrl: string;
  readonly apiOrigin: string;
  readonly registryPort: number;
  readonly mode?: Mode;
  readonly folderOf?: FolderOf | undefined;
}): NodeJS.ProcessEnv => ({
  SECTION_ORIGINS: perSection(folderOf),
  RELEASE_ACCESS: localAccess(),
  SHELL_TOKEN: localSecret('shell.token'),
  AUDIT_KEY: localSecret('audit.key'),
  PREVIEW_ORIGIN: `http://localhost:${sitePort()}`,
  ...process.env,
  NODE_ENV: mode,
  DATABASE_URL: databaseUrl,
  PORT: String(registryPort),
  API_ORIGIN: apiOrigin,
  SHELL_BUILD: folderOf('shell'),
  WORKSPACE: mode === 'development' ? join(PLACES.development, 'registry') : PLACES.workspace,
});

/** The environment of the shell. */
export const shellEnvironment = ({
  apiOrigin,
  registryOrigin,
  mode = 'production',
  folderOf = shipped,
}: {
  readonly apiOrigin: string;
  readonly registryOrigin: string;
  readonly mode?: Mode;
  readonly folderOf?: FolderOf | undefined;
}): NodeJS.ProcessEnv => ({
  SHARE_RELEASES: String(mode === 'development'),
  SHELL_TOKEN: localSecret('shell.token'),
  ...(mode === 'development' ? { BUILT_SECTIONS: perSection(folderOf) } : {}),
  EXPECTED_SECTIONS: SECTIONS.join(','),
  RELEASE_ACCESS: localAccess(),
  ...process.env,
  NODE_ENV: mode,
  PORT: String(sitePort()),
  API_ORIGIN: apiOrigin,
  REGISTRY_ORIGIN: registryOrigin,
  RELEASE_CACHE: mode === 'development' ? join(PLACES.development, 'releases') : PLACES.releases,
});

const NOWHERE = 'http://127.0.0.1';

/** Problems of the environment, for all programs at once. */
export const badSettings = (): string[] => {
  const databaseUrl = process.env.DATABASE_URL || ANY_DATABASE;
  const read = [
    readApiConfig(apiEnvironment(databaseUrl, 0)),
    readRegistryConfig(registryEnvironment({ databaseUrl, apiOrigin: NOWHERE, registryPort: 0 })),
    readShellConfig(shellEnvironment({ apiOrigin: NOWHERE, registryOrigin: NOWHERE })),
  ];
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  // Several programs read some settings; the first one's words are enough.
  const settingOf = (problem: string): string => problem.split(':', 1)[0] ?? '';
  return problems.filter(
    (problem, index) => problems.findIndex((other) => settingOf(other) === settingOf(problem)) === index,
  );
};
