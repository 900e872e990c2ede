import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_RELEASES } from '@sgc/contract/operations';
import { liveVersions, NotShared } from '@sgc/release/live-releases';
import { createDatabase, dropDatabase, startPostgres } from '../postgres/index.ts';
import { freePort } from '../process/ports.ts';
import { Program } from '../process/program.ts';
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
}

/** A site of a developer's own. */
export interface SectionSite {
  /** Where it is, and what comes from where. */
  readonly address: string;
  readonly shell: Program;
  /** Ends it, and the builds. */
  stop(): Promise<void>;
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

const start = async (options: SectionSiteOptions): Promise<SectionSite> => {
  const { section, site, development, shellBuild, registryProgram, logs, log } = options;
  const others = await otherSections(options);
  const postgres = await startPostgres({ dataDirectory: options.postgres, log });
  const database = `dev_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(postgres.url, database).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const folder = mkdtempSync(join(tmpdir(), `${section}-`));
  const [registryPort, port] = [await freePort(0), await freePort(PORT)];
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
  const stop = async (): Promise<void> => {
    await shell.stop();
    await registry.stop();
    await dropDatabase(postgres.url, database);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await registry.start();
    await shell.start();
  } catch (error) {
    await stop();
    throw error;
  }
  development.tellTo((event) => shell.send(event));
  const address = `http://localhost:${port} (${section} from here, everything else from ${site})`;
  return { address, shell, stop };
};

/**
 * Starts a registry and a shell with the section as it is built here; the other sections and the API are those of a running
 * site, which is not changed.
 * @throws if the site cannot be asked, or anything does not start; nothing is left running then.
 */
export const startSectionSite = async (options: SectionSiteOptions): Promise<SectionSite> => {
  const { development } = options;
  try {
    const { stop, ...site } = await start(options);
    return { ...site, stop: () => development.stop().then(stop) };
  } catch (error) {
    await development.stop();
    throw error;
  }
};
