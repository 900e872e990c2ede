import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './derived-release.ts';
import { RunningShell, SECTION_TOKEN } from './running-shell.ts';
import { handIn } from './uploads.ts';

const PAGE = '/eco-impact';

const shell = new RunningShell();
let live: string;

beforeAll(async () => {
  live = publish(shell.origin, { text: 'text that is live' }).version;
  await shell.start();
});

afterAll(async () => {
  await shell.stop();
  shell.remove();
});

const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';', 1)[0] ?? '';

/** Follows a link to a preview as a browser does. */
const open = async (link: string): Promise<string> => {
  const { status, headers } = await shell.get(`${new URL(link).pathname}?to=${PAGE}`);
  expect(status).toBe(303);
  expect(headers.get('location')).toBe(PAGE);
  return cookieOf(headers);
};

test('a preview shows the site with one section swapped to who has the link, and to nobody else', async () => {
  const { status, body } = await handIn(shell, { text: 'text of a preview' }, 'preview');
  expect(status).toBe(200);
  const cookie = await open(body.link);
  const seen = await shell.get(PAGE, { cookie });
  expect(seen.body).toContain('<h1>text of a preview</h1>');
  expect(seen.body).toContain('Leave preview');
  expect(seen.headers.get('cache-control')).toBe('no-store');
  expect(seen.headers.get('x-robots-tag')).toBe('noindex');

  // What the browser loads is there, and carries its digests.
  const set = String(seen.headers.get('x-release-set'));
  const { scripts } = JSON.parse((await shell.get(`/_shell/sets/${set}/page?path=${PAGE}`)).body);
  for (const { url, integrity } of scripts) {
    expect((await shell.get(url)).status).toBe(200);
    expect(seen.body).toContain(`href="${url}" integrity="${integrity}"`);
  }

  const other = await shell.get(PAGE);
  expect(other.body).toContain('<h1>text that is live</h1>');
  expect(other.body).not.toContain('Leave preview');
  expect((await shell.section()).live).toBe(live);
});

test('leaving a preview takes the cookie away', async () => {
  const response = await fetch(`${shell.address}/_preview/leave`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toMatch(/^release-preview=; .*Max-Age=0/);
});

test('a preview outlives a restart and a release of its section', async () => {
  const { body } = await handIn(shell, { text: 'text of a lasting preview' }, 'preview', { days: 1 });
  const cookie = await open(body.link);
  live = publish(shell.origin, { text: 'text that is live next' }).version;
  await shell.until((section) => section.live === live);
  expect((await shell.get(PAGE, { cookie })).body).toContain('<h1>text of a lasting preview</h1>');
  await shell.stop('SIGKILL');
  await shell.start();
  expect((await shell.get(PAGE, { cookie })).body).toContain('<h1>text of a lasting preview</h1>');
  expect((await shell.get(PAGE)).body).toContain('<h1>text that is live next</h1>');
});

const FORGED = [
  ['a token that is none', 'abc'],
  ['a token that nobody sealed', 'eyJhbGciOiJub25lIn0.eyJzZWN0aW9uIjoibWZlLWVjbyIsInZlcnNpb24iOiIwIn0.'],
  ['an address', 'https://example.org/release.json'],
  ['a path', '../../../../tmp/release'],
  ['a version', '0123456789abcdef'],
  ['something very long', 'x'.repeat(3000)],
] as const;

test.each(FORGED)('%s in a cookie or a link shows what is live', async (_, token) => {
  const { body } = await shell.get(PAGE, { cookie: `release-preview=${encodeURIComponent(token)}` });
  expect(body).toContain('text that is live');
  const { status, headers } = await shell.get(`/_preview/${encodeURIComponent(token)}`);
  expect([404, 410, 414]).toContain(status);
  expect(headers.get('set-cookie')).toBeNull();
});

test('a sealed token is good for a preview only, and leads nowhere else', async () => {
  const { body } = await handIn(shell, { text: 'text of a sealed preview' }, 'preview');
  const token = new URL(body.link).pathname.split('/').at(-1) ?? '';
  expect((await shell.get('/ops', { cookie: `operations=${token}` })).status).toBe(401);
  expect((await shell.get('/ops/releases', { authorization: `Sealed ${token}` })).status).toBe(401);
  for (const to of ['https://example.org/', '//example.org', '/\\example.org', 'javascript:alert(1)']) {
    const { headers } = await shell.get(`/_preview/${token}?to=${encodeURIComponent(to)}`);
    expect(headers.get('location')).toBe('/');
  }
});

test('a token is not in the log of requests', async () => {
  const { body } = await handIn(shell, { text: 'text of a secret preview' }, 'preview');
  const token = new URL(body.link).pathname.split('/').at(-1) ?? '';
  await open(body.link);
  expect(shell.log).not.toContain(token);
  expect(shell.log).not.toContain(SECTION_TOKEN);
});

test('a check makes every check of the gate and lets nothing in', async () => {
  const { status, body } = await handIn(shell, { text: 'text that is only checked' }, 'check');
  expect(status).toBe(200);
  expect(body.checks.every(({ passed }: { passed: boolean }) => passed)).toBe(true);
  expect(body.checks.map(({ check }: { check: string }) => check)).toEqual(
    expect.arrayContaining(['signature', 'files', 'budgets', 'addresses', 'fragments', 'pages', 'accessibility']),
  );
  expect((await shell.section()).live).toBe(live);
});

test('a check names every check that fails', async () => {
  const { body } = await handIn(
    shell,
    {
      text: 'text that would be refused',
      descriptor: (descriptor) => ({ ...descriptor, contract: 99, budget: { scripts: 1, styles: 1 } }),
    },
    'check',
  );
  const failed = body.checks.filter(({ passed }: { passed: boolean }) => !passed);
  expect(failed.map(({ check }: { check: string }) => check)).toEqual(['contract', 'budgets']);
});

test('a release that is handed in goes live at once', async () => {
  const { status, version, body } = await handIn(shell, { text: 'text that was handed in' }, 'publish');
  expect({ status, body }).toMatchObject({ status: 200, body: { said: `${version} of mfe-eco is live.` } });
  expect((await shell.get(PAGE)).body).toContain('text that was handed in');
  expect((await shell.section()).timeline[0]).toMatchObject({ what: 'live', who: 'ed (mfe-eco)', version });
});

test('a release that is handed in unsigned is refused', async () => {
  const answer = await handIn(shell, { text: 'text that is unsigned', key: null }, 'publish');
  expect(answer).toMatchObject({ status: 422, body: { check: 'signature', error: 'it is not signed' } });
});

test.each([
  ['../../escaped', 400],
  ['client/%2e%2e%2fescaped.js', 400],
  ['a%00b', 400],
  ['.hidden', 400],
])('an upload cannot be named %s', async (path, status) => {
  const response = await fetch(`${shell.address}/ops/sections/mfe-eco/uploads/upload9999999999/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SECTION_TOKEN}`, 'content-type': 'application/octet-stream' },
    body: 'x',
  });
  expect([status, 404, 405]).toContain(response.status);
});

describe('an upload', () => {
  const put = (upload: string, path: string, body: Uint8Array): Promise<Response> =>
    fetch(`${shell.address}/ops/sections/mfe-eco/uploads/${upload}/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${SECTION_TOKEN}`, 'content-type': 'application/octet-stream' },
      body: Buffer.from(body),
    });

  test('has a limit for all of its files together, and says so', async () => {
    const half = new Uint8Array(40_000_000);
    expect((await put('uploadoffartoomuch', 'client/one.js', half)).status).toBe(204);
    const response = await put('uploadoffartoomuch', 'client/two.js', half);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ check: 'files', error: 'an upload has at most 64000000 bytes' });
  });

  test('that nobody asks anything of is let go for newer ones', async () => {
    for (let number = 0; number < 12; number += 1) {
      const upload = `abandonedupload${String(number).padStart(3, '0')}`;
      expect((await put(upload, 'client/one.js', new Uint8Array(1))).status).toBe(204);
    }
    const waiting = readdirSync(join(shell.folder, 'store/.uploads/mfe-eco'));
    expect(waiting).toHaveLength(10);
    expect(waiting).toContain('abandonedupload011');
    expect(waiting).not.toContain('uploadoffartoomuch');
  });
});
