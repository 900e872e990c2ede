import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { contactReceiptSchema, IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import { freePort, isFree } from '@sgc/local/ports';
import { ROOT } from '../../compose/containers.ts';

const PROJECT = 'golf-carts-kit';

test.describe.configure({ mode: 'serial' });

const SHELLS = 3;

/** A free port that the ports of more shells follow. */
const firstPort = async (): Promise<number> => {
  for (;;) {
    const first = await freePort();
    const others = await Promise.all(Array.from({ length: SHELLS - 1 }, (_, index) => isFree(first + index + 1)));
    if (others.every(Boolean)) return first;
  }
};

/** As a tester has it, with a project and ports of its own: a tester's site may be up beside it. */
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
    const port = await (name === '' ? firstPort() : freePort());
    own[`${name}PORT`] = String(port);
    own[name === '' ? 'BASE_URL' : `${name}URL`] = `${scheme}:${port}`;
  }
  return { ...process.env, ...usual, ...own, EDGE_HTTP_PORT: String(await freePort()) };
};

let environment: Record<string, string | undefined>;

/** What `up` said. */
let broughtUp: string;

const run = async (command: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(command, args, { cwd: ROOT, env: environment, maxBuffer: 64_000_000 });
  return stdout;
};

const qa = (...args: string[]): Promise<string> => run('npm', 'run', '--silent', 'qa', '--', ...args);

/** One of the dealer's commands on the site in containers. */
const dealer = (tool: 'inventory' | 'leads', ...args: string[]): Promise<string> =>
  run('npm', 'run', '--silent', tool, '--', '--compose', PROJECT, ...args);

const docker = (...args: string[]): Promise<string> => run('docker', ...args);

/** Ids of the containers of a service, or of all that run. */
const containers = async (...service: string[]): Promise<string[]> =>
  (await docker('compose', '--project-name', PROJECT, 'ps', '--quiet', ...service)).split('\n').filter(Boolean);

/** Each on a connection of its own: one that was kept may be closed by the site as a message sets off, which is then not sent again. */
const ask = async (path: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
  fetch(`${environment.BASE_URL}${path}`, {
    signal: AbortSignal.timeout(10_000),
    headers: { ...headers, connection: 'close' },
    ...init,
  });

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

/** Images are built first, on a machine that may be busy. */
const UP_WITHIN_MS = 900_000;

test.beforeAll(async () => {
  test.setTimeout(UP_WITHIN_MS);
  environment = await newEnvironment();
  broughtUp = await qa('up');
});

test.afterAll(async () => {
  await qa('down');
});

test('the addresses that `up` prints answer: the site, its metrics, and the page of operators, for the token', async ({
  page,
}) => {
  expect(broughtUp).toContain(`site        ${environment.BASE_URL}`);
  const metrics = await ask('/metrics');
  expect({ status: metrics.status, text: await metrics.text() }).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^# TYPE /m),
  });
  const [, operators = '', token = ''] = /operators +(\S+), token (\S+)/.exec(broughtUp) ?? [];
  await page.goto(operators);
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await expect(page.getByRole('region', { name: 'mfe-eco' }).getByText(/^Live:/)).toBeVisible();
});

/** Of a container: how much memory it may have, and how its log is kept. */
const LIMITS = '{{.Name}} {{.HostConfig.Memory}} {{.HostConfig.LogConfig.Type}} {{.HostConfig.LogConfig.Config}}';

test('every container has an end of its memory and of its log', async () => {
  const limits = (await docker('inspect', '--format', LIMITS, ...(await containers()))).split('\n').filter(Boolean);
  expect(limits.join('\n')).toMatch(/-mailbox-1 /);
  const limited = /^\S+ [1-9]\d* json-file map\[max-file:3 max-size:10m\]$/;
  expect(limits.filter((line) => !limited.test(line))).toEqual([]);
});

/** What makes a state fast: each is copied from a template that was made once, while programs run and lose no more than connections. */
const whatStays = async (): Promise<string> => {
  const templates = "SELECT datname, oid FROM pg_database WHERE datname LIKE 'state%' ORDER BY datname";
  const [postgres = ''] = await containers('postgres');
  const ids = [postgres, ...(await containers('api', 'registry', 'links'))];
  return [
    await docker(
      'exec',
      postgres,
      'psql',
      '--username=postgres',
      '--no-align',
      '--tuples-only',
      '--command',
      templates,
    ),
    await docker('inspect', '--format', '{{.Name}} {{.State.StartedAt}}', ...ids),
  ].join('');
};

for (const [state, count, leads, heading] of [
  // Not the largest first: a site that was just brought up tries releases meanwhile, and PostgreSQL writes what the states were made of.
  ['empty', 0, 0, /^No vehicles are listed right now/],
  ['large', 10_032, 50_000, /^10,032 vehicles/],
  ['seeded', 32, 0, /^32 vehicles/],
] as const) {
  test(`the state "${state}" is there, and the site shows it`, async ({ page }) => {
    const before = await whatStays();
    const said = await qa('state', state);
    // Told in the report: how fast a state is there is up to what else the machine does.
    test.info().annotations.push({ type: 'state', description: said.trim() });
    expect(said).toMatch(/^In the database after [\d.]+ s, shown to visitors after [\d.]+ s$/m);
    expect(await whatStays()).toBe(before);
    expect(before.match(/^state_\w+\|\d+$/gm)).toHaveLength(3);
    expect(await vehicles()).toBe(count);
    expect(await dealer('leads', 'list', '--limit', '1')).toMatch(new RegExp(`^${leads} leads: `, 'm'));
    await page.goto(`${environment.BASE_URL}${ADDRESSES.inventory}`);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  });
}

test('the dealer lists the vehicles of the state by command', async () => {
  expect((await dealer('inventory', 'list')).trim().split('\n')).toHaveLength(32);
});

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
  const listed = await dealer('leads', 'list');
  expect(listed).toContain(kept);
  expect(listed).not.toContain(later);
});

test('a probe beside faults by name finds all that was promised', async () => {
  const faults = ['postgres-killed', 'api-link-dripping', 'mail-link-reset', 'registry-disk-full', 'api-out-of-memory'];
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

test('a fault that is given a time is over by itself', async () => {
  const began = Date.now();
  expect(await qa('fault', 'api-link-down', '--for', '2s')).toMatch(/whole \d+ ms after it was mended/);
  expect(Date.now() - began).toBeGreaterThan(2000);
  expect((await ask('/api/revisions')).status).toBe(200);
});

/** What becomes of a name that a shell looks up: `found`, or why it was not. */
const lookUp = async (): Promise<string> => {
  const [shell = ''] = await containers('shell');
  const program = "require('node:dns').lookup('links', (error) => console.log(error?.code ?? 'found'))";
  return (await docker('exec', shell, 'node', '-e', program)).trim();
};

test('no name is found until the name service is mended', async () => {
  expect(await lookUp()).toBe('found');
  await qa('fault', 'names-away');
  expect(await lookUp()).toBe('EAI_AGAIN');
  await qa('mend', 'names-away');
  expect(await lookUp()).toBe('found');
});

test('more shells and the proxy before them come to a site that runs, with its data', async ({ browser }) => {
  expect(await qa('up', '--scale', `shell=${SHELLS}`, '--edge')).toContain(`by TLS ${environment.EDGE_URL}`);
  expect(await containers('shell')).toHaveLength(SHELLS);
  expect(await vehicles()).toBe(32);
  const visitor = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await visitor.newPage();
  await page.goto(`${environment.EDGE_URL}${ADDRESSES.inventory}`);
  await expect(page.getByRole('heading', { level: 2, name: /^32 vehicles/ })).toBeVisible();
  await visitor.close();
});

/** What each shell takes for now, in milliseconds. */
const shownMoments = async (): Promise<number[]> =>
  Promise.all(
    (await containers('shell')).map(async (id) => Number(await docker('exec', id, 'node', '-p', 'Date.now()'))),
  );

test("every shell's clock shows the moment that was set, and goes on", async () => {
  await qa('clock', '2026-12-24T17:05-05:00');
  const eve = Date.parse('2026-12-24T17:05-05:00');
  const first = await shownMoments();
  expect(first).toHaveLength(SHELLS);
  expect(Math.min(...first)).toBeGreaterThan(eve);
  expect(Math.max(...first)).toBeLessThan(eve + 120_000);
  expect(Math.min(...(await shownMoments()))).toBeGreaterThan(Math.min(...first));
  await qa('clock', 'now');
  for (const shown of await shownMoments()) expect(Math.abs(shown - Date.now())).toBeLessThan(5000);
});

test('the report says what was done and what visitors met', async ({ page }) => {
  const file = /Written to (.*)/.exec(await qa('report'))?.[1] ?? '';
  await page.goto(`file://${file}`);
  await expect(page.getByText('state: large')).toBeVisible();
  await expect(page.getByText(/postgres-killed is mended; the site was whole \d+ ms later/)).toBeVisible();
  await expect(page.getByText('All that was promised is there.').last()).toBeVisible();
});

test('a moment, a fault and a file that cannot be read are refused in a line', async () => {
  await expect(qa('clock', 'tomorrow')).rejects.toThrow('2026-12-24T17:05-05:00');
  await expect(qa('fault', 'api-broken')).rejects.toThrow('There is no fault "api-broken"');
  await expect(qa('state', 'no-such-file.sql')).rejects.toThrow('no-such-file.sql');
});
