import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SECTION = 'mfe-content';

/** A shell of a test's own with the content section alone, and a copy of that section to change and release. */
export interface OwnSite {
  readonly origin: string;
  /** Folder of the section's copy. */
  readonly section: string;
  /** Builds the copy and puts the release where the shell looks. */
  release(): Promise<void>;
  close(): Promise<void>;
}

const addressOf = (shell: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let log = '';
    shell.stdout?.on('data', (chunk: Buffer) => {
      log += chunk;
      const address = log.match(/Server listening at (http:\/\/127\.0\.0\.1:\d+)/)?.[1];
      if (address !== undefined) resolve(address);
    });
    shell.once('exit', () => reject(new Error(`the shell ended:\n${log}`)));
  });

const deploy = async (release: string, origin: string): Promise<void> => {
  await mkdir(origin, { recursive: true });
  await cp(release, origin, { recursive: true, filter: (file) => !file.endsWith('release.json') });
  // The descriptor last: its appearing is the release.
  await cp(join(release, 'release.json'), join(origin, 'release.json'));
};

/** Starts the built shell, as it is, with the built section. */
export const startOwnSite = async (): Promise<OwnSite> => {
  await mkdir(join(ROOT, '.data'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.data/own-site-'));
  const section = join(folder, SECTION);
  const origin = join(folder, 'origin');
  await cp(join(ROOT, SECTION), section, {
    recursive: true,
    filter: (file) => !/\/(dist|node_modules)$/.test(file),
  });
  await deploy(join(ROOT, SECTION, 'dist/release'), origin);

  const shell = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(ROOT, 'shell'),
    env: { ...process.env, PORT: '0', SECTION_ORIGINS: `${SECTION}=${origin}`, RELEASE_STORE: join(folder, 'store') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    origin: await addressOf(shell),
    section,
    release: async () => {
      await run(join(ROOT, 'node_modules/.bin/rsbuild'), ['build'], { cwd: section });
      await deploy(join(section, 'dist/release'), origin);
    },
    close: async () => {
      const ended = new Promise((resolve) => shell.once('exit', resolve));
      shell.kill('SIGTERM');
      await ended;
      await rm(dirname(section), { recursive: true, force: true });
    },
  };
};
