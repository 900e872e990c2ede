import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { RunningShell } from './running-shell.ts';

const run = promisify(execFile);
const COMMAND = join(__dirname, '../../../packages/release/src/main.ts');
const TSX = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

/** A folder of a team's own, inside the project only so that packages are found. */
const folder = mkdtempSync(join(__dirname, 'command-'));
const section = join(folder, 'mfe-eco');
const keys = join(folder, 'keys');
const shell = new RunningShell();
/** Where the section's own build puts its releases, and a shell on the same machine looks. */
const origin = join(section, 'dist/release');

interface Printed {
  readonly code: number;
  readonly text: string;
}

/** `release …` as a team runs it in its section's folder. */
const release = (...args: string[]): Promise<Printed> => releaseWith({}, ...args);

/** The same with settings in the environment. */
const releaseWith = async (settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Printed> => {
  const command = ['--import', TSX, COMMAND, '--keys', keys, '--site', shell.address || 'http://127.0.0.1:9', ...args];
  try {
    const { stdout } = await run(process.execPath, command, { cwd: section, env: { ...process.env, ...settings } });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}${stderr}` };
  }
};

const write = (text: string): void => {
  const page = join(section, 'src/pages/eco-impact.page.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/text of [a-z ]*release[ 0-9]*/, `text of ${text} release`));
};

const showsText = async (text: string): Promise<void> => {
  expect((await shell.get('/eco-impact')).body).toContain(`text of ${text} release`);
};

beforeAll(async () => {
  cpSync(join(__dirname, 'mfe-eco'), section, {
    recursive: true,
    filter: (source) => !source.includes('dist') && !source.includes('node_modules'),
  });
});

afterAll(async () => {
  await shell.stop();
  shell.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('from a key to a rollback: publish, check, preview, status, rollback', async () => {
  expect((await release('publish', 'mfe-eco', '--to', origin)).text).toMatch(/^No key: .*release keys mfe-eco/);
  expect((await release('keys', 'mfe-eco')).text).toContain('access.json');
  write('a first');
  expect(await release('publish', 'mfe-eco', '--to', origin)).toMatchObject({ code: 0 });
  expect((await release('status')).text).toMatch(/does not answer .* Is the site running there\?/);

  const { text: made } = await release('token', 'Anna Müller', '--for', 'mfe-eco');
  const RELEASE_TOKEN = /^[\w-]{43}$/m.exec(made)?.[0] ?? '';

  await shell.start({ RELEASE_ACCESS: join(keys, 'access.json'), SECTION_ORIGINS: `mfe-eco=${origin}` });
  await showsText('a first');

  write('a second');
  const checked = await release('check', 'mfe-eco');
  expect(checked.text).toMatch(/would go live:\n {2}passed {2}signature/);
  const { text: preview } = await release('preview', 'mfe-eco', '--days', '1');
  expect(preview).toContain(`${shell.address}/_preview/`);
  await showsText('a first');

  expect((await release('publish', 'mfe-eco')).text).toMatch(/^[0-9a-f]{16} of mfe-eco is live\.\n$/);
  await showsText('a second');
  expect(await release('rollback', 'mfe-eco')).toMatchObject({ code: 1, text: expect.stringContaining('--why') });
  expect((await release('rollback', 'mfe-eco', '--why', 'a test')).text).toContain('is back at');
  await showsText('a first');
  const { text: status } = await release('status');
  expect(status).toMatch(/candidate [0-9a-f]{16} waits: barred: a test/);
  expect(status).toMatch(/rollback [0-9a-f]{16} {2}local \(mfe-eco\)|rollback [0-9a-f]{16} {2}local \(operators\)/);

  expect((await releaseWith({ RELEASE_TOKEN }, 'hold', 'mfe-eco', '--why', 'a visit')).code).toBe(0);
  expect((await release('status')).text).toContain('held by Anna Müller (mfe-eco): a visit');
  expect((await release('unhold', 'mfe-eco', '--why', 'seen')).code).toBe(0);

  // Another key than the shell knows.
  rmSync(join(keys, 'mfe-eco.pem'));
  await release('keys', 'mfe-eco');
  write('a forged');
  const forged = await release('publish', 'mfe-eco');
  expect(forged.code).toBe(1);
  expect(forged.text).toMatch(/was refused by the check signature: it is signed with key/);
  await showsText('a first');
}, 240_000);
