import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildPrograms } from './build/build-programs.ts';
import { SECTIONS } from './build/programs.ts';
import { watchProgram } from './build/watch-program.ts';
import { freePort } from './process/ports.ts';
import { Program } from './process/program.ts';
import { ROOT } from './root.ts';
import { progress, runUntilStopped } from './run-until-stopped.ts';
import { PLACES } from './settings.ts';

/** The running site that this section is tried in. */
const SITE = process.env.SITE || 'http://localhost:3000';

/** The developer's own address; the running site and its visitors see nothing of it. */
const PORT = 3100;

const section = basename(process.cwd());
if (!SECTIONS.includes(section)) {
  console.error(`Run this for a section: npm run dev -w ${SECTIONS[0]}`);
  process.exit(1);
}

const originOf = (name: string): string =>
  name === section ? join(ROOT, section, 'dist/release') : `${SITE}/_releases/${name}/`;

const log = progress();

await runUntilStopped(async () => {
  const store = mkdtempSync(join(tmpdir(), `${section}-`));
  await buildPrograms(log, ['shell']);
  const watching = watchProgram(section, () => log(`Built ${section}`));
  await watching.built;
  const port = await freePort(PORT);
  const shell = new Program({
    name: 'shell',
    file: join(ROOT, 'shell/dist/server/main.js'),
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      API_ORIGIN: new URL(SITE).origin,
      SECTION_ORIGINS: SECTIONS.map((name) => `${name}=${originOf(name)}`).join(','),
      RELEASE_STORE: store,
    },
    readyAddress: `http://127.0.0.1:${port}/readyz`,
    readyWithinMs: 30_000,
    logFile: join(PLACES.logs, `shell-with-${section}.log`),
    log,
  });
  try {
    await shell.start();
  } catch (error) {
    watching.stop();
    await shell.stop();
    throw new Error(
      `${(error as Error).message}\nIs ${SITE} running, and does it share its releases (npm run dev, or SHARE_RELEASES=1)?`,
    );
  }
  const stop = async (): Promise<void> => {
    watching.stop();
    await shell.stop();
    rmSync(store, { recursive: true, force: true });
  };
  return { address: `http://localhost:${port} (${section} from here, everything else from ${SITE})`, stop };
});
