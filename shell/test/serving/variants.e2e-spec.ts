import { PAGE, SECTION, Stage } from './serving-shell.ts';

const LIMIT = 5;

let stage: Stage;
let version: string;

beforeEach(async () => {
  stage = new Stage();
  const settings = { VARIANT_LIMIT: String(LIMIT), TRUSTED_PROXIES: '1' };
  version = (await stage.begin('text of the live release', settings)).version;
});

afterEach(() => stage.end());

const ask = (variant: string, address: string) =>
  stage.shell.get(`${PAGE}?mode=${variant}`, { 'x-forwarded-for': address });

test('an address that asks for ever other variants of a page gets 429 and a way to call; others, and what is in the cache, go on', async () => {
  for (let variant = 0; variant < LIMIT; variant += 1) {
    expect((await ask(`v${variant}`, '203.0.113.7')).status).toBe(200);
  }
  const refused = await ask('another', '203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.body).toContain('href="tel:');
  expect((await ask('v0', '203.0.113.7')).status).toBe(200);
  expect((await stage.shell.get(PAGE, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  expect((await ask('another', '203.0.113.8')).status).toBe(200);
});

test('addresses of one IPv6 network are limited together', async () => {
  for (let variant = 0; variant < LIMIT; variant += 1) await ask(`v${variant}`, `2001:db8:1:2::${variant}`);
  expect((await ask('another', '2001:db8:1:2::ffff')).status).toBe(429);
  expect((await ask('another', '2001:db8:1:3::1')).status).toBe(200);
});

test('a refused variant counts neither as rendered nor as failed', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, variant) => (await ask(`v${variant}`, '203.0.113.7')).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200 - LIMIT);
  const series = (name: string) => stage.shell.metric(`${name}{section="${SECTION}",version="${version}"}`);
  expect(await series('shell_renders_total')).toBe(LIMIT);
  expect((await series('shell_failed_renders_total')) ?? 0).toBe(0);
});
