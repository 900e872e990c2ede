import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DESCRIPTOR_FILE, releaseDescriptorSchema, signedText } from '@sgc/release-format';
import { FIXTURE_SECTION } from '@sgc/release-format/test-fixture';
import { RunningRegistry } from '../setup/running-registry.ts';

const run = promisify(execFile);
const COMMAND = join(__dirname, '../../../packages/release/src/main.ts');
const TSX = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

/** A folder of a team's own, inside the project only so that packages are found. */
const folder = mkdtempSync(join(__dirname, 'command-'));
const section = join(folder, 'mfe-eco');
const keys = join(folder, 'keys');
const registry = new RunningRegistry();
/** Where the section's own build puts its releases, and a registry on the same machine looks. */
const origin = join(section, 'dist/release');

/** What a pipeline says where git keeps nothing. */
const BUILT_FROM = {
  GIT_DIR: join(folder, 'no-repository'),
  RELEASE_COMMIT: '0123456789abcdef0123456789abcdef01234567',
  RELEASE_BRANCH: 'prices',
  RELEASE_AUTHOR: 'Jo Miller',
  RELEASE_SUBJECT: 'Say what a cart costs',
  RELEASE_TIME: '2026-06-20T10:00:00-04:00',
};

interface Printed {
  readonly code: number;
  readonly text: string;
}

/** `release …` as a team runs it in its section's folder. */
const release = (...args: string[]): Promise<Printed> => releaseWith({}, ...args);

/** The same with settings in the environment. */
const releaseWith = async (settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Printed> => {
  const command = [
    '--import',
    TSX,
    COMMAND,
    '--keys',
    keys,
    '--registry',
    registry.address || 'http://127.0.0.1:9',
    ...args,
  ];
  try {
    const { stdout } = await run(process.execPath, command, {
      cwd: section,
      env: { ...process.env, ...BUILT_FROM, ...settings },
    });
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

beforeAll(async () => {
  cpSync(FIXTURE_SECTION, section, {
    recursive: true,
    filter: (source) => !source.includes('dist') && !source.includes('node_modules'),
  });
});

afterAll(async () => {
  await registry.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('from a key to a rollback: publish, check, preview, status, rollback', async () => {
  expect((await release('publish', 'mfe-eco', '--to', origin)).text).toMatch(/^No key: .*release keys mfe-eco/);
  expect((await release('keys', 'mfe-eco')).text).toContain('access.json');
  write('a first');
  expect(await release('publish', 'mfe-eco', '--to', origin)).toMatchObject({ code: 0 });
  expect((await release('status')).text).toMatch(/does not answer .* Is the registry running there\?/);

  const { text: made } = await release('token', 'Anna Müller', '--for', 'mfe-eco');
  const RELEASE_TOKEN = /^[\w-]{43}$/m.exec(made)?.[0] ?? '';

  await registry.start({ RELEASE_ACCESS: join(keys, 'access.json'), SECTION_ORIGINS: `mfe-eco=${origin}` });
  const shows = (version: string) => registry.feedUntil(({ live }) => live['mfe-eco'] === version);
  const { live } = await registry.feedUntil((feed) => feed.live['mfe-eco'] !== undefined);
  const first = live['mfe-eco'] ?? '';

  write('a second');
  const checked = await release('check', 'mfe-eco');
  expect(checked.text).toMatch(/would go live:\n {2}passed {2}descriptor/);
  const { text: preview } = await release('preview', 'mfe-eco', '--days', '1');
  expect(preview).toMatch(/https?:\/\/\S+\/_preview\/\S+/);
  const { text: stored } = await release('preview', `mfe-eco@${first}`);
  expect(stored).toMatch(new RegExp(`^${first} of mfe-eco, until \\S+:\\nhttps?://\\S+/_preview/\\S+\\n$`));
  expect((await release('preview', 'mfe-eco', `mfe-eco@${first}`)).text).toMatch(/in one version at a time/);
  expect((await release('preview', 'mfe-eco@latest')).text).toMatch(/^mfe-eco@latest is not of the form/);
  await shows(first);

  const { text: published } = await release('publish', 'mfe-eco');
  expect(published).toMatch(/^[0-9a-f]{16} of mfe-eco is live\.\n$/);
  const second = published.slice(0, 16);
  await shows(second);
  expect(await release('rollback', 'mfe-eco')).toMatchObject({ code: 1, text: expect.stringContaining('--why') });
  expect((await release('rollback', 'mfe-eco', '--why', 'a test')).text).toContain(`is back at ${first}`);
  await shows(first);
  const { text: status } = await release('status');
  expect(status).toMatch(/candidate [0-9a-f]{16} waits: blocked: a test/);
  const from = '    from "Say what a cart costs", Jo Miller, 2026-06-20T10:00:00-04:00, 01234567 on prices\n';
  expect(status).toMatch(new RegExp(`rollback ${first} {2}local \\((mfe-eco|operators)\\): a test\\n${from}`));
  expect(status).toMatch(new RegExp(`live ${second} {2}key [0-9a-f]{16}: released\\n${from}`));

  expect((await releaseWith({ RELEASE_TOKEN }, 'freeze', 'mfe-eco', '--why', 'a visit')).code).toBe(0);
  expect((await release('status')).text).toContain('frozen by Anna Müller (mfe-eco): a visit');
  expect((await release('unfreeze', 'mfe-eco', '--why', 'seen')).code).toBe(0);

  // Uploaded, without a folder that both sides can reach.
  write('a third');
  const uploaded = await release('publish', 'mfe-eco', '--to', registry.address);
  expect(uploaded.text).toMatch(/^[0-9a-f]{16} of mfe-eco is live\.\n$/);
  await shows(uploaded.text.slice(0, 16));

  // Another key than the registry knows.
  const foreign = join(keys, 'foreign.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(foreign, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  write('a forged');
  const settings = { RELEASE_SIGNING_KEY_FILE: foreign };
  const forged = await releaseWith(settings, 'publish', 'mfe-eco', '--to', registry.address);
  expect(forged.code).toBe(1);
  expect(forged.text).toMatch(/check signature: it is signed with key/);
  await shows(uploaded.text.slice(0, 16));
}, 240_000);

test('a command that signs gets the text of the release, and its bundle goes along; one that fails ends the publication', async () => {
  await release('keys', 'mfe-eco');
  write('a bundled');
  const target = join(folder, 'target');
  const signs = `node -e "fs.writeFileSync(process.env.RELEASE_BUNDLE, JSON.stringify({ over: fs.readFileSync(process.env.RELEASE_TEXT, 'utf8') }))"`;
  expect(await release('--sigstore', signs, 'publish', 'mfe-eco', '--to', target)).toMatchObject({ code: 0 });
  const descriptor = releaseDescriptorSchema.parse(JSON.parse(readFileSync(join(target, DESCRIPTOR_FILE), 'utf8')));
  expect(descriptor.sigstore).toEqual({ over: signedText(descriptor) });
  expect(descriptor.signature).toBeDefined();

  const elsewhere = join(folder, 'elsewhere');
  expect(await release('--sigstore', 'exit 3', 'publish', 'mfe-eco', '--to', elsewhere)).toEqual({
    code: 1,
    text: 'The command of --sigstore failed; nothing was published.\n',
  });
  expect((await release('--sigstore', 'true', 'publish', 'mfe-eco', '--to', elsewhere)).text).toMatch(
    /^The command of --sigstore wrote no bundle to \$RELEASE_BUNDLE: /,
  );
  expect(existsSync(elsewhere)).toBe(false);
}, 120_000);
