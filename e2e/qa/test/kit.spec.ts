import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { contactReceiptSchema, IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import { freePort } from '@sgc/local/process';
import { ROOT } from '../../compose/containers.ts';

const PROJECT = 'golf-carts-kit';

test.describe.configure({ mode: 'serial' });

/** As a tester has it, beside whatever site a tester has up: a project and ports of its own. */
const newEnvironment = async (): Promise<Record<string, string | undefined>> => {
  const usual = parseEnv(await readFile(join(ROOT, 'e2e/qa/site.env'), 'utf8'));
  const own: Record<string, string> = { COMPOSE_PROJECT_NAME: PROJECT };
  for (const [name, scheme] of [
    ['', 'http://127.0.0.1'],
    ['REGISTRY_', 'http://127.0.0.1'],
    ['EDGE_', 'https://localhost'],
    ['MAILBOX_', 'http://127.0.0.1'],
    ['LINKS_', 'http://127.0.0.1'],
  ] as const) {
    const port = await freePort(0);
    own[`${name}PORT`] = String(port);
    own[name === '' ? 'BASE_URL' : `${name}URL`] = `${scheme}:${port}`;
  }
  return { ...process.env, ...usual, ...own, EDGE_HTTP_PORT: String(await freePort(0)) };
};

let environment: Record<string, string | undefined>;

const qa = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'qa', '--', ...args], {
    cwd: ROOT,
    env: environment,
    maxBuffer: 64_000_000,
  });
  return stdout;
};

const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${environment.BASE_URL}${path}`, { signal: AbortSignal.timeout(10_000), ...init });

const vehicles = async (): Promise<number> => {
  const listed: unknown[] = await (await ask('/api/vehicles')).json();
  return listed.length;
};

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Tester',
  email: 'ada@example.com',
  phone: '(570) 555-0100',
  interest: 'service',
  message: 'Can a tester read this?',
  filledInMs: 6000,
};

const writeToDealer = async (): Promise<string> => {
  const answer = await ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: randomUUID() },
    body: JSON.stringify(MESSAGE),
  });
  return contactReceiptSchema.parse(await answer.json()).reference;
};

test.beforeAll(async () => {
  environment = await newEnvironment();
  expect(await qa('up')).toContain(`site        ${environment.BASE_URL}`);
});

test.afterAll(async () => {
  await qa('down');
});

for (const [state, count, heading] of [
  ['large', 10_032, /^10,032 vehicles/],
  ['empty', 0, /^No vehicles are listed right now/],
  ['seeded', 32, /^32 vehicles/],
] as const) {
  test(`the state "${state}" is there, and the site shows it`, async ({ page }) => {
    expect(await qa('state', state)).toMatch(/^There after [\d.]+ s$/m);
    expect(await vehicles()).toBe(count);
    await page.goto(`${environment.BASE_URL}${ADDRESSES.inventory}`);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  });
}

test('a message is read in the mailbox: by command, and as a page', async ({ page }) => {
  const reference = await writeToDealer();
  await expect.poll(() => qa('mail')).toContain(reference);
  expect(await qa('mail')).toContain(MESSAGE.message);
  await page.goto(`${environment.MAILBOX_URL}`);
  await page.getByText('1 mail.').waitFor();
  await page.locator('summary').click();
  await expect(page.getByText(MESSAGE.message)).toBeVisible();
});

test('a saved state comes back, and takes later messages away', async () => {
  const kept = await writeToDealer();
  const file = test.info().outputPath('state.sql');
  await qa('state', '--save', file);
  const later = await writeToDealer();
  await qa('state', file);
  const listed = await promisify(execFile)('npm', ['run', '--silent', 'leads', '--', '--compose', PROJECT, 'list'], {
    cwd: ROOT,
    env: environment,
  });
  expect(listed.stdout).toContain(kept);
  expect(listed.stdout).not.toContain(later);
});

/** What the shell takes for now, in milliseconds. */
const shownMoment = async (): Promise<number> => {
  const inShell = ['compose', '--project-name', PROJECT, 'exec', '-T', 'shell', 'node', '-p', 'Date.now()'];
  const { stdout } = await promisify(execFile)('docker', inShell, { cwd: ROOT, env: environment });
  return Number(stdout);
};

test("the programs' clock shows the moment that was set, and goes on", async () => {
  await qa('clock', '2026-12-24T17:05-05:00');
  const eve = Date.parse('2026-12-24T17:05-05:00');
  const first = await shownMoment();
  expect(first).toBeGreaterThan(eve);
  expect(first).toBeLessThan(eve + 60_000);
  expect(await shownMoment()).toBeGreaterThan(first);
  await qa('clock', 'now');
  expect(Math.abs((await shownMoment()) - Date.now())).toBeLessThan(5000);
});

test('a probe beside faults by name finds all that was promised', async () => {
  const faults = ['postgres-killed', 'api-link-dripping', 'mail-link-reset', 'registry-disk-full'];
  const said = await qa('probe', '--for', '2s', '--fault', ...faults);
  expect(said).toContain('✓ All that was promised is there.');
  expect(said).toMatch(/pages +200: \d+/);
});

test('a fault lasts until it is mended', async () => {
  await qa('fault', 'api-stopped');
  expect((await ask('/api/revisions')).status).toBe(502);
  expect(await qa('mend', 'api-stopped')).toMatch(/whole after \d+ ms/);
  expect((await ask('/api/revisions')).status).toBe(200);
});

test('the report says what was done and what visitors met', async ({ page }) => {
  const file = /Written to (.*)/.exec(await qa('report'))?.[1] ?? '';
  await page.goto(`file://${file}`);
  await expect(page.getByText('state: large')).toBeVisible();
  await expect(page.getByText(/postgres-killed is mended; the site was whole \d+ ms later/)).toBeVisible();
  await expect(page.getByText('All that was promised is there.').last()).toBeVisible();
});

test('what cannot be read is refused in a line', async () => {
  await expect(qa('clock', 'tomorrow')).rejects.toThrow('2026-12-24T17:05-05:00');
  await expect(qa('fault', 'api-broken')).rejects.toThrow('There is no fault "api-broken"');
  await expect(qa('state', 'no-such-file.sql')).rejects.toThrow('no-such-file.sql');
});
