import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { DevelopmentEvent } from '@sgc/contract/development';
import { buildPrograms } from './build/build-programs.ts';
import { Development } from './development/development.ts';
import { createDatabase, dropDatabase, startPostgres } from './postgres/index.ts';
import { freePort } from './process/ports.ts';
import { Program } from './process/program.ts';
import { SECTIONS } from './programs.ts';
import { ROOT } from './root.ts';
import { progress, runUntilStopped } from './run-until-stopped.ts';
import { PLACES, registryEnvironment, shellEnvironment } from './settings.ts';

/** The running site that this section is tried in. */
const SITE = process.env.SITE || 'http://localhost:3000';

/** The developer's own address; the running site and its visitors see nothing of it. */
const PORT = 3100;

/** Long enough for builds for development and the gate on a busy machine. */
const READY_WITHIN_MS = 180_000;

const section = basename(process.cwd());
if (!SECTIONS.includes(section)) {
  console.error(`Run this for a section: npm run dev -w ${SECTIONS[0]}`);
  process.exit(1);
}

/** Of this command alone: the running site may be of the same checkout, and shows what it builds itself. */
const OUTPUT = 'dist/development-alone';

const log = progress();

await runUntilStopped(async () => {
  const folder = mkdtempSync(join(tmpdir(), `${section}-`));
  let tell = (_event: DevelopmentEvent): void => undefined;
  const development = new Development({
    output: OUTPUT,
    log,
    tell: (event) => tell(event),
    onBuilt: (program) => program === 'shell' && restartShell(),
  });
  let restartShell = (): void => undefined;
  await buildPrograms(log, ['registry']);
  await Promise.all([section, 'shell'].map((program) => development.watch(program).built));
  const shellBuild = development.folderOf('shell');
  const originOf = (name: string): string =>
    name === section ? development.folderOf(section) : `${SITE}/_releases/${name}/`;
  const postgres = await startPostgres({ dataDirectory: PLACES.postgres, log });
  const name = `dev_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(postgres.url, name);
  const [registryPort, port] = [await freePort(0), await freePort(PORT)];
  const apiOrigin = new URL(SITE).origin;
  const registryOrigin = `http://127.0.0.1:${registryPort}`;
  const program = (program: string, file: string, readyAddress: string, env: NodeJS.ProcessEnv): Program =>
    new Program({
      name: program,
      file: resolve(ROOT, file),
      cwd: ROOT,
      env,
      readyAddress,
      readyWithinMs: READY_WITHIN_MS,
      logFile: join(PLACES.logs, `${program}-with-${section}.log`),
      logFormat: 'readable',
      log,
      onMessage: (message) => development.heed(message),
    });
  const registry = program('registry', 'registry/dist/main.js', `${registryOrigin}/readyz`, {
    ...registryEnvironment({ databaseUrl, apiOrigin, registryPort, mode: 'development' }),
    SECTION_ORIGINS: SECTIONS.map((one) => `${one}=${originOf(one)}`).join(','),
    SHELL_BUILD: shellBuild,
    WORKSPACE: join(folder, 'workspace'),
    // The other sections come from a site that trusts other keys.
    RELEASE_ACCESS: '',
  });
  const shell = program('shell', join(shellBuild, 'server/main.js'), `http://127.0.0.1:${port}/readyz`, {
    ...shellEnvironment({ apiOrigin, registryOrigin, mode: 'development' }),
    PORT: String(port),
    BUILT_SECTIONS: `${section}=${development.folderOf(section)}`,
    RELEASE_CACHE: join(folder, 'cache'),
    RELEASE_ACCESS: '',
    SHARE_RELEASES: '',
  });
  const stop = async (): Promise<void> => {
    await development.stop();
    await shell.stop();
    await registry.stop();
    await dropDatabase(postgres.url, name);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await registry.start();
    await shell.start();
    tell = (event) => shell.send(event);
    restartShell = () => shell.restart();
  } catch (error) {
    await stop();
    throw new Error(
      `${(error as Error).message}\nIs ${SITE} running, and does it share its releases (npm run dev, or SHARE_RELEASES=1)?`,
    );
  }
  return { address: `http://localhost:${port} (${section} from here, everything else from ${SITE})`, stop };
});
