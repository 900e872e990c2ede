import { randomBytes } from 'node:crypto';
import { leaveMessage } from '../../faults/visitor.ts';
import { bringUp, compose, inspect, PROJECT, storedLeads } from '../containers.ts';
import { expect, test } from '../story-fixture.ts';

/** Runs a statement in the database's container, where local connections need no password. */
const as = (role: string, statement: string): Promise<string> =>
  compose(['exec', '-T', 'postgres', 'psql', '--username', role, '--dbname', 'postgres', '-tAc', statement]);

test('API and registry sign in as roles of their own, which own nothing', async () => {
  const signedIn = await as('postgres', 'SELECT DISTINCT usename FROM pg_stat_activity WHERE client_addr IS NOT NULL');
  expect(signedIn.trim().split('\n').sort()).toEqual(['site_api', 'site_registry']);
  expect(
    (await as('postgres', "SELECT count(*) FROM pg_class WHERE relowner::regrole::text LIKE 'site_%'")).trim(),
  ).toBe('0');
});

test('reports count messages, and cannot read who sent them', async ({ page }) => {
  await leaveMessage(page, '');
  expect(Number(await as('site_reports', 'SELECT count(*) FROM lead'))).toBeGreaterThan(0);
  await expect(as('site_reports', 'SELECT email FROM lead')).rejects.toThrow('permission denied');
});

test('no section and no shell reaches PostgreSQL, whose network leads nowhere else', async () => {
  const reach = `require('node:net').connect(5432, 'postgres').on('connect', () => process.exit(0)).on('error', ({ code }) => { console.log(code); process.exit(0) })`;
  expect((await compose(['exec', '-T', 'api', 'node', '-e', reach])).trim()).toBe('');
  expect((await compose(['exec', '-T', 'shell', 'node', '-e', reach])).trim()).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/);
  expect(await inspect<{ Internal: boolean }>('network', `${PROJECT}_data`)).toMatchObject({ Internal: true });
});

test('a password that was changed is set anew, and nothing is lost', async ({ page }) => {
  const { API_DATABASE_PASSWORD: password } = process.env;
  try {
    const before = await leaveMessage(page, '');
    process.env.API_DATABASE_PASSWORD = randomBytes(24).toString('hex');
    await bringUp();
    const after = await leaveMessage(page, '');
    const leads = await storedLeads();
    for (const reference of [before, after]) expect(leads).toContain(reference);
  } finally {
    // A story that fails ends its worker, and the next one would start the API with the password of before.
    process.env.API_DATABASE_PASSWORD = password;
    await bringUp();
  }
});
