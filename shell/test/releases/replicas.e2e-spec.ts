import { cpSync } from 'node:fs';
import { publish } from './derived-release.ts';
import { RoundRobin } from './round-robin.ts';
import { freePort, OPERATOR_TOKEN, RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';
const SECRET = 'a secret that two replicas of a test share';

const one = new RunningShell();
const other = new RunningShell();
let both: RoundRobin;

beforeAll(async () => {
  publish(one.origin, { text: 'text of the first release' });
  cpSync(one.origin, other.origin, { recursive: true });
  const [onePort, otherPort] = [await freePort(), await freePort()];
  const peers = (port: number) => ({ PEERS: `http://127.0.0.1:${port}`, SEAL_SECRET: SECRET });
  await one.start({ PORT: String(onePort), ...peers(otherPort) });
  await other.start({ PORT: String(otherPort), ...peers(onePort) });
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

test('an operation on one replica holds for all', async () => {
  const next = publish(one.origin, { text: 'text of the third release' });
  await one.until(({ live }) => live === next.version);
  cpSync(one.origin, other.origin, { recursive: true, force: true });
  await other.until(({ live }) => live === next.version);

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
