import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_RELEASES } from '@sgc/contract/operations';
import { liveVersions, NotShared } from '@sgc/release/live-releases';
import { freePort } from '../ports/ports.ts';
import { createDatabase, dropDatabase, startPostgres } from '../postgres/index.ts';
import { Program } from '../process/program.ts';
import type { Keep, Stoppable } from '../process/run-until-stopped.ts';
import type { Development } from './development.ts';

/** The developer's own address; the running site and its visitors see nothing of it. */
const PORT = 3100;

/** Long enough for builds for development and the gate on a busy machine. */
const READY_WITHIN_MS = 180_000;

const secret = (): string => randomBytes(32).toString('hex');

/** What a section is developed with. */
export interface SectionSiteOptions {
  readonly section: string;
  /** Origin of the running site that everything else comes from. */
  readonly site: string;
  /** Builds the section, from now on within this site. */
  readonly development: Development;
  /** Folder of the shell's build for development. */
  readonly shellBuild: string;
  /** The registry's built program. */
  readonly registryProgram: string;
  /** Folder in which PostgreSQL keeps its data from one start to the next. */
  readonly postgres: string;
  /** Folder of the programs' logs. */
  readonly logs: string;
  readonly log: (line: string) => void;
  /** Starts the site's parts, which are stopped when the command ends. */
  readonly keep: Keep;
}

/** A site of a developer's own. */
export interface SectionSite {
  /** Where it is, and what comes from where. */
  readonly address: string;
  readonly shell: Program;
}

/** The sections that a site shares, without the one that is developed. */
const otherSections = async ({ section, site, log }: SectionSiteOptions): Promise<string[]> => {
  try {
    return Object.keys(await liveVersions(site)).filter((name) => name !== section);
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof NotShared)) {
      throw new Error(`${message} Is the site running? SITE=https://… names another site.`);
    }
    log(`${message} Other sections' pages are not here.`);
    return [];
  }
};

const temporaryFolder = (section: string): Stoppable & { folder: string } => {
  const folder = mkdtempSync(join(tmpdir(), `${section}-`));
  return { folder, stop: async () => rmSync(folder, { recursive: true, force: true }) };
};

/** A database that goes with the site. */
const temporaryDatabase = async (server: string): Promise<Stoppable & { url: string }> => {
  const name = `dev_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(server, name), stop: () => dropDatabase(server, name) };
};

/**
 * Starts a registry and a shell with the section as it is built here; the other sections and the API are those of a running
 * site, which is not changed.
 * @throws if the site cannot be asked, or anything does not start.
 */
export const startSectionSite = async (options: SectionSiteOptions): Promise<SectionSite> => {
  const { section, site, development, shellBuild, registryProgram, logs, log, keep } = options;
  const others = await otherSections(options);
  const { folder } = await keep(() => temporaryFolder(section));
  const postgres = await keep(() => startPostgres({ dataDirectory: options.postgres, log }));
  const { url: databaseUrl } = await keep(() => temporaryDatabase(postgres.url));
  const [registryPort, port] = [await freePort(), await freePort(PORT)];
  const registryOrigin = `http://127.0.0.1:${registryPort}`;
  const origins = [
    `${section}=${development.folderOf(section)}`,
    ...others.map((name) => `${name}=${site}${SHARED_RELEASES}/${name}/`),
  ];
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    API_ORIGIN: site,
    SHELL_TOKEN: secret(),
    // The other sections are signed with keys of that site.
    RELEASE_ACCESS: '',
  };
  const program = (name: string, file: string, readyAddress: string, env: NodeJS.ProcessEnv): Program =>
    new Program({
      name,
      file,
      cwd: folder,
      env: { ...settings, ...env },
      readyAddress,
      readyWithinMs: READY_WITHIN_MS,
      logFile: join(logs, `${name}-with-${section}.log`),
      logFormat: 'readable',
      log,
      onMessage: (message) => development.heed(message),
    });
  const registry = program('registry', registryProgram, `${registryOrigin}/readyz`, {
    PORT: String(registryPort),
    DATABASE_URL: databaseUrl,
    SECTION_ORIGINS: origins.join(','),
    SHELL_BUILD: shellBuild,
    WORKSPACE: join(folder, 'workspace'),
    AUDIT_KEY: secret(),
    PREVIEW_ORIGIN: `http://localhost:${port}`,
  });
  const shell = program('shell', join(shellBuild, 'server/main.js'), `http://127.0.0.1:${port}/readyz`, {
    PORT: String(port),
    REGISTRY_ORIGIN: registryOrigin,
    BUILT_SECTIONS: `${section}=${development.folderOf(section)}`,
    EXPECTED_SECTIONS: [section, ...others].join(','),
    RELEASE_CACHE: join(folder, 'cache'),
    SHARE_RELEASES: '',
  });
  await (await keep(() => registry)).start();
  await (await keep(() => shell)).start();
  development.tellTo((event) => shell.send(event));
  const address = `http://localhost:${port} (${section} from here, everything else from ${site})`;
  return { address, shell };
};
