import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_FILE } from '@sgc/contract/release';
import { publish } from './derived-release.ts';
import { RoundRobin } from './round-robin.ts';
import { freePort, OPERATOR_TOKEN, RunningShell, SECTION_TOKEN } from './running-shell.ts';
import { aside, handIn } from './uploads.ts';

const PAGE = '/eco-impact';
const SECRET = 'a secret that three replicas of a test share';

/** Told of everything. */
const one = new RunningShell();
const other = new RunningShell();
/** Known to nobody, so that nobody can tell it anything: it has to ask. */
const unknown = new RunningShell();
const all = [one, other, unknown];

let balanced: RoundRobin;
let startOther: () => Promise<void>;
let startUnknown: () => Promise<void>;

beforeAll(async () => {
  const { version } = publish(one.origin, { text: 'text of the first release' });
  const ports = [await freePort(), await freePort()];
  const PEERS = ports.map((port) => `http://127.0.0.1:${port}`).join(',');
  // Who is told need not ask while these tests run.
  const told = { PEERS, SEAL_SECRET: SECRET, PEERS_POLL_MS: '3600000' };
  startOther = () => other.start({ ...told, PORT: String(ports[1]) });
  startUnknown = () => unknown.start({ PEERS, SEAL_SECRET: SECRET, PEERS_POLL_MS: '100' });
  await one.start({ ...told, PORT: String(ports[0]) });
  // Only the first has an origin with anything in it: the others show what it shows.
  await startOther();
  await startUnknown();
  for (const shell of all) expect((await shell.section()).live).toBe(version);
  balanced = new RoundRobin([one.address, other.address]);
  await balanced.start();
});

afterAll(async () => {
  await balanced.stop();
  for (const shell of all) {
    await shell.stop();
    shell.remove();
  }
});

const uploadsAt = (shell: RunningShell): string[] => {
  try {
    return readdirSync(join(shell.folder, 'store/.uploads/mfe-eco'));
  } catch {
    return [];
  }
};

const textOf = async (shell: RunningShell, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  /<h1>(text of [^<]*)<\/h1>/.exec((await shell.get(PAGE, headers)).body)?.[1] ?? '';

test('a release whose files came to different replicas goes live on all of them', async () => {
  const { status, version, body } = await handIn(balanced, { text: 'text of a release in parts' }, 'publish');
  expect({ status, body }).toMatchObject({ status: 200, body: { said: `${version} of mfe-eco is live.` } });
  for (const shell of [one, other]) {
    expect(await textOf(shell)).toBe('text of a release in parts');
    expect((await shell.section()).timeline[0]).toMatchObject({ what: 'live', who: 'ed (mfe-eco)', version });
  }
  await unknown.until(({ live }) => live === version);
  expect(await textOf(unknown)).toBe('text of a release in parts');
  expect((await unknown.section()).timeline[0]).toMatchObject({ what: 'live', who: 'shell', version });
});

test('nothing of it is left at any of them, nor of one that is only checked', async () => {
  const { body } = await handIn(balanced, { text: 'text that is only checked' }, 'check');
  expect(body.checks.every(({ passed }: { passed: boolean }) => passed)).toBe(true);
  // The others are told to let go of it while the answer is under way.
  await one.until(() => [one, other].flatMap(uploadsAt).length === 0);
});

test('a file that came to none of them is named', async () => {
  const { folder, descriptor, remove } = aside({ text: 'text of a release with a gap' });
  const upload = `${balanced.address}/ops/sections/mfe-eco/uploads/uploadwithagap00`;
  const headers = { authorization: `Bearer ${SECTION_TOKEN}`, 'content-type': 'application/octet-stream' };
  const present = descriptor.files.map(({ path }) => path).filter((path) => path !== descriptor.serverEntry);
  for (const path of [...present, DESCRIPTOR_FILE]) {
    await fetch(`${upload}/${path}`, { method: 'PUT', headers, body: readFileSync(join(folder, path)) });
  }
  remove();
  const response = await fetch(`${upload}/publish`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    check: 'files',
    error: `${descriptor.serverEntry} was handed in to no replica that answers`,
  });
});

test('what one of them refuses, none of them shows', async () => {
  const before = await textOf(one);
  const { status, body } = await handIn(balanced, { text: 'text of a release without a key', key: null }, 'publish');
  expect({ status, body }).toMatchObject({ status: 422, body: { check: 'signature' } });
  for (const shell of all) expect(await textOf(shell)).toBe(before);
});

describe('a preview', () => {
  let link: URL;

  const opens = async (shell: RunningShell): Promise<void> => {
    const { status, headers } = await shell.get(`${link.pathname}?to=${PAGE}`);
    expect(status).toBe(303);
    const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(await textOf(shell, { cookie })).toBe('text of a preview for all');
    expect(await textOf(shell)).not.toBe('text of a preview for all');
  };

  test('opens on every replica, whether it was told of it or not', async () => {
    const { status, body } = await handIn(balanced, { text: 'text of a preview for all' }, 'preview');
    expect(status).toBe(200);
    link = new URL(body.link);
    for (const shell of all) await opens(shell);
  });

  test('opens on a replica that starts later with nothing', async () => {
    await other.stop();
    rmSync(join(other.folder, 'store'), { recursive: true });
    await startOther();
    await opens(other);
  });
});

describe('a replica that was down', () => {
  let version: string;

  test('is named to who hands a release in', async () => {
    await other.stop();
    const handedIn = await handIn(one, { text: 'text of a release that one missed' }, 'publish');
    ({ version } = handedIn);
    expect(handedIn.status).toBe(502);
    expect(handedIn.body.error).toContain(`${version} of mfe-eco is live. These replicas could not be told`);
    expect(handedIn.body.error).toContain(other.address);
    expect(await textOf(one)).toBe('text of a release that one missed');
  });

  test('shows it when it comes back with the older one in its store', async () => {
    await startOther();
    expect((await other.section()).live).toBe(version);
    expect(await textOf(other)).toBe('text of a release that one missed');
  });
});

test('a replica that runs and could not be told of a decision learns of it', async () => {
  const { status } = await one.operate('rollback', { why: 'a fault' }, { token: OPERATOR_TOKEN });
  expect(status).toBe(200);
  const { live } = await one.section();
  await unknown.until((section) => section.live === live);
  await one.operate('hold', { why: 'until it is found' });
  expect(await unknown.until(({ held }) => held !== null)).toMatchObject({ held: { why: 'until it is found' } });
  await one.operate('unhold', { why: 'found' });
  await unknown.until(({ held }) => held === null);
});

test('a canary that was handed in runs on all of them, and ends on all of them', async () => {
  await one.operate('canary', { percent: 30, why: 'carefully' });
  const { version, body } = await handIn(balanced, { text: 'text of a canary' }, 'publish');
  expect(body.said).toBe(`${version} of mfe-eco is shown to 30 % of the visitors.`);
  const canaryOf = async (shell: RunningShell) => (await shell.status()).canary;
  await unknown.until(({ timeline: [latest] }) => latest?.what === 'canary started' && latest.version === version);
  for (const shell of all) expect(await canaryOf(shell)).toMatchObject({ version, percent: 30 });
  expect((await one.operate('promote', { why: 'it does well' })).status).toBe(200);
  await unknown.until(({ live }) => live === version);
  for (const shell of all) {
    expect((await shell.section()).live).toBe(version);
    expect(await canaryOf(shell)).toBeNull();
  }
});

test('releases of the store are for other replicas, and for nobody without a token', async () => {
  const { live } = await one.section();
  const address = `/ops/stored/mfe-eco/${live}/${DESCRIPTOR_FILE}`;
  expect((await one.get(address)).status).toBe(401);
  expect((await one.get(address, { authorization: `Bearer ${OPERATOR_TOKEN}` })).status).toBe(200);
  const authorization = `Bearer ${OPERATOR_TOKEN}`;
  for (const version of ['0'.repeat(16), '..', '%2e%2e', `${live}%2f..`]) {
    const { status } = await one.get(`/ops/stored/mfe-eco/${version}/${DESCRIPTOR_FILE}`, { authorization });
    expect([400, 404]).toContain(status);
  }
});
