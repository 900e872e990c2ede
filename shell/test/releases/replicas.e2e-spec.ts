import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './derived-release.ts';
import { RoundRobin } from './round-robin.ts';
import { freePort, OPERATOR_TOKEN, RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';
const SECRET = 'a secret that two replicas of a test share';

const one = new RunningShell();
const other = new RunningShell();
let both: RoundRobin;
let startOther: () => Promise<void>;

beforeAll(async () => {
  publish(one.origin, { text: 'text of the first release' });
  cpSync(one.origin, other.origin, { recursive: true });
  const [onePort, otherPort] = [await freePort(), await freePort()];
  // A name that stands for all replicas stands for the one that asks as well.
  const PEERS = `http://127.0.0.1:${onePort},http://127.0.0.1:${otherPort}`;
  startOther = () => other.start({ PORT: String(otherPort), PEERS, SEAL_SECRET: SECRET });
  await one.start({ PORT: String(onePort), PEERS, SEAL_SECRET: SECRET });
  await startOther();
  both = new RoundRobin([one.address, other.address]);
  await both.start();
});

afterAll(async () => {
  await both.stop();
  await Promise.all([one.stop(), other.stop()]);
  one.remove();
  other.remove();
});

const get = async (path: string): Promise<{ status: number; body: string; set: string | null }> => {
  const response = await fetch(`${both.address}${path}`);
  return { status: response.status, body: await response.text(), set: response.headers.get('x-release-set') };
};

test('two replicas with different sets behind one address: no file is missing, no page is mixed', async () => {
  const { version } = publish(one.origin, { text: 'text of the second release' });
  await one.until(({ live }) => live === version);

  const sets = new Set<string | null>();
  for (let visit = 0; visit < 20; visit += 1) {
    const { status, body, set } = await get(PAGE);
    sets.add(set);
    expect(status).toBe(200);
    const texts = body.match(/text of the (first|second) release/g);
    expect(new Set(texts).size).toBe(1);
    const urls = [...body.matchAll(/"(\/_assets\/[^"]+)"/g)].map(([, url]) => url ?? '');
    for (const url of new Set(urls)) expect({ url, status: (await get(url)).status }).toEqual({ url, status: 200 });
    // The next page of the visit comes from its own set, whichever replica is asked.
    const resolution = await get(`/_shell/sets/${set}/page?path=${PAGE}`);
    expect(JSON.parse(resolution.body)).toMatchObject({ set, owner: 'mfe-eco' });
    for (const { address } of [one, other]) {
      expect((await fetch(`${address}/_shell/head?set=${set}&address=${PAGE}`)).status).toBe(200);
    }
  }
  expect(sets.size).toBe(2);
});

test('a file that no replica has is not there, and they do not ask one another for ever', async () => {
  expect((await get('/_assets/mfe-eco/none.js')).status).toBe(404);
  const none = '0'.repeat(16);
  expect((await get(`/_shell/sets/${none}/page?path=${PAGE}`)).status).toBe(410);
  expect((await get(`/_shell/head?set=${none}&address=${PAGE}`)).status).toBe(410);
});

/** Releases to both, each of which looks at a folder of its own. */
const publishToBoth = async (text: string): Promise<string> => {
  const { version } = publish(one.origin, { text });
  await one.until(({ live }) => live === version);
  cpSync(one.origin, other.origin, { recursive: true, force: true });
  await other.until(({ live }) => live === version);
  return version;
};

test('a rollback on one replica is made once by each of them', async () => {
  const before = await publishToBoth('text of the release before');
  await publishToBoth('text of a release with a fault');
  const { status } = await one.operate('rollback', { why: 'a fault' }, { token: OPERATOR_TOKEN });
  expect(status).toBe(200);
  expect((await one.section()).live).toBe(before);
  expect((await other.section()).live).toBe(before);
});

test('a replica that has not taken a version in yet will not, once it was rolled back elsewhere', async () => {
  const { live: before } = await other.section();
  const { version } = publish(one.origin, { text: 'text of a release that one of them has' });
  await one.until(({ live }) => live === version);
  expect((await one.operate('rollback', { why: 'seen early' })).status).toBe(200);
  cpSync(one.origin, other.origin, { recursive: true, force: true });
  const { live } = await other.until(({ waiting }) => waiting?.why === 'barred: seen early');
  expect(live).toBe(before);
});

test('an operation on one replica holds for all', async () => {
  await publishToBoth('text of the third release');

  const { status } = await one.operate('hold', { why: 'both of them' }, { token: OPERATOR_TOKEN });
  expect(status).toBe(200);
  expect((await other.section()).timeline[0]).toMatchObject({ what: 'hold', who: 'olive (operators)' });
});

test('a replica that cannot be told is named to who asked', async () => {
  await other.stop();
  const { status, body } = await one.operate('unhold', { why: 'one of them' });
  expect(status).toBe(502);
  expect(body.error).toContain(`could not be told: ${other.address}`);
});

describe('a replica that starts after something was decided', () => {
  let shown: string | null;

  beforeAll(async () => {
    // The other is stopped: it cannot be told of any of this.
    const { version } = publish(one.origin, { text: 'text of a release with a late fault' });
    await one.until(({ live }) => live === version);
    cpSync(one.origin, other.origin, { recursive: true, force: true });
    await one.operate('rollback', { why: 'a late fault' });
    await one.operate('canary', { why: 'carefully from now on', percent: 20 });
    await one.operate('hold', { why: 'until it is found' });
    ({ live: shown } = await one.section());
  });

  const expectAgreement = async (): Promise<void> => {
    const [own, theirs] = [await other.section(), await one.section()];
    expect(own.live).toBe(shown);
    for (const name of ['held', 'pinned', 'canaryPercent'] as const) expect(own[name]).toEqual(theirs[name]);
    // Each replica has barred what all were told of at its own time.
    expect(Object.keys(own.barred).sort()).toEqual(Object.keys(theirs.barred).sort());
    expect((await other.get(PAGE)).body).toContain('text of the third release');
  };

  test('learns of it from the others and shows what they show', async () => {
    await startOther();
    await expectAgreement();
  });

  test('learns of it with an empty store too', async () => {
    await other.stop();
    rmSync(join(other.folder, 'store'), { recursive: true });
    await startOther();
    await expectAgreement();
  });

  test('learns nothing with another secret, and says so', async () => {
    await other.stop();
    rmSync(join(other.folder, 'store'), { recursive: true });
    await other.start({ PEERS: one.address, SEAL_SECRET: `${SECRET}, but not this one` });
    expect((await other.section()).held).toBeNull();
    expect(other.log).toContain('another replica could not be asked');
  });
});
