import { connect } from 'node:net';
import { ServingShell, Stage } from '../serving/serving-shell.ts';

const stage = new Stage();
const { shell } = stage;

beforeAll(() => stage.begin('text of the good release'));

afterAll(() => stage.end());

const SECURITY_HEADERS = [
  'content-security-policy',
  'integrity-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-request-id',
];

/** Sends bytes as they are, past everything that a client would mend, and reads the status line and what follows. */
const raw = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shell.address);
    const socket = connect(Number(port), hostname, () => socket.end(request));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const get = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

test.each([
  ['a malformed escape', get('/%zz'), 400],
  ['a lone percent sign', get('/vehicle/%'), 400],
  ['a NUL byte', get('/%00'), 400],
  ['another host in the path', get('//evil.example/inventory'), 400],
  ['a backslash', get('/\\evil.example'), 400],
  ['an address of 10 KB', get(`/${'a'.repeat(10_000)}`), 414],
  ['headers of 17 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  [
    'a method that pages do not answer',
    'DELETE /eco-impact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    405,
  ],
  ['two hosts', 'GET /eco-impact HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
])('%s is answered plainly', async (_, request, status) => {
  const answer = await raw(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toMatch(/\bat .+\.(js|ts):\d+/);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff/im);
  expect((await shell.get('/eco-impact')).status).toBe(200);
});

const post = (path: string, body: string, type: string) =>
  fetch(`${shell.address}${path}`, { method: 'POST', body, headers: { 'content-type': type } });

test('a body of more than 64 KB is refused at the door of API and form', async () => {
  const large = 'x'.repeat(70_000);
  expect((await post('/api/contact', JSON.stringify({ message: large }), 'application/json')).status).toBe(413);
  expect((await post('/contact', `message=${large}`, 'application/x-www-form-urlencoded')).status).toBe(413);
});

test.each(['cross-site', 'same-site'])('a form that a page of another site sends (%s) is refused', async (from) => {
  const answer = await fetch(`${shell.address}/contact`, {
    method: 'POST',
    body: 'message=bought',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': from },
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/another site.*contact page, or call/) });
});

test('security.txt names the contact for reports of vulnerabilities', async () => {
  const { status, body } = await shell.get('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('while the API cannot be reached, its addresses answer with a plain error', async () => {
  const answer = await post('/api/contact', '{}', 'application/json');
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: expect.stringContaining('not available') });
});

test.each([
  '/',
  '/eco-impact',
  '/no-such-page',
  '/_assets/shell/none.js',
  '/api/vehicles',
  '/healthz',
  '/%zz',
  '/Eco-Impact/',
])('the answer to %s carries every security header', async (path) => {
  const { headers } = await shell.get(path);
  const missing = SECURITY_HEADERS.filter((name) => !headers.has(name));
  expect(missing).toEqual([]);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
});

test('one page has one address: upper case and a slash at the end lead there for good', async () => {
  const { status, headers } = await shell.get('/Eco-Impact/?mode=lost');
  expect(status).toBe(308);
  expect(headers.get('location')).toBe('/eco-impact?mode=lost');
});

test('a request id from the edge is kept, a bad one is replaced', async () => {
  const ask = async (id: string) =>
    (await fetch(`${shell.address}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await ask('edge-123')).toBe('edge-123');
  expect(await ask('<script>')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the first request of a proxy that no setting counts is warned of, and no other', async () => {
  const warnings = () => shell.log.match(/.*set TRUSTED_PROXIES.*/g) ?? [];
  expect(warnings()).toEqual([]);
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    const headers = { 'x-forwarded-for': address, 'x-request-id': address };
    expect((await shell.get('/eco-impact', headers)).status).toBe(200);
    // Its line comes after every other of it, and some time after the answer.
    await shell.until(
      async () => shell.linesOf(address),
      (lines) => lines.length > 0,
    );
  }
  expect(warnings()).toEqual([expect.stringContaining('"header":"x-forwarded-for"')]);
});

test('files of a release that are not for browsers are not served', async () => {
  expect((await shell.get('/_assets/mfe-eco/../server/package.json')).status).toBe(404);
  expect((await shell.get('/_assets/mfe-eco/release.json')).status).toBe(404);
  expect((await shell.get('/_releases/mfe-eco/release.json')).status).toBe(404);
});

test('hashed assets are immutable and come compressed', async () => {
  const { body } = await shell.get('/eco-impact');
  const script = /"(\/_assets\/shell\/main\.\w+\.js)"/.exec(body)?.[1] ?? '';
  const { status, headers } = await fetch(`${shell.address}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect(headers.get('content-encoding')).toBe('br');
});

test('without the API a shell is ready, since it shows pages, and asks for attention', async () => {
  const { status, body } = await shell.get('/readyz');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toEqual({
    status: 'ready',
    missing: [],
    revision: expect.any(Number),
    attention: [expect.stringContaining('the API does not answer')],
  });
});

test('with bad settings the shell names all of them and does not start', async () => {
  const other = new ServingShell();
  await expect(other.start('eco', { PORT: '99999', API_ORIGIN: 'nowhere', EXPECTED_SECTIONS: 'eco' })).rejects.toThrow(
    /ended with 1.*PORT.*API_ORIGIN.*REGISTRY_ORIGIN.*EXPECTED_SECTIONS/s,
  );
  other.remove();
});
