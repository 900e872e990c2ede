import { RunningRegistry, SECTION_TOKEN } from '../setup/running-registry.ts';

const registry = new RunningRegistry();
const team = { authorization: `Bearer ${SECTION_TOKEN}` };
let live: string;

beforeAll(async () => {
  live = await registry.startWith({ text: 'text that is live' });
  await registry.feedUntil((feed) => feed.live['mfe-eco'] === live);
});

afterAll(() => registry.remove());

test.each(['%00', 'mfe-eco%00', '__proto__'])(
  'a shell that asks for an impossible name (%s) finds nothing',
  async (name) => {
    const releases = [`/releases/${name}/${live}`, `/releases/mfe-eco/${name}`];
    for (const address of [...releases, ...releases.map((one) => `${one}/files`), `/files/${name}`])
      expect([address, (await registry.asShell(address)).status]).toEqual([address, 404]);
  },
);

test.each(['%00', `${'0'.repeat(15)}%00`])(
  'a team that sends a file of an invalid version (%s) gets an error that says so',
  async (version) => {
    const file = `${registry.address}/ops/sections/mfe-eco/releases/${version}/files/client/entry.js`;
    expect((await fetch(file, { method: 'PUT', headers: team, body: 'text' })).status).toBe(404);
  },
);

test('a team that announces nothing is refused', async () => {
  const answer = await fetch(`${registry.address}/ops/sections/mfe-eco/releases`, { method: 'POST', headers: team });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ check: 'descriptor' });
});
