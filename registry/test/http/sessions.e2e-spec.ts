import { ACCESS, OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';

const registry = new RunningRegistry();

beforeAll(async () => {
  await registry.startWith({ text: 'text that is live' });
});

afterAll(() => registry.remove());

beforeEach(async () => {
  registry.setAccess(ACCESS);
  const authorization = `Bearer ${OPERATOR_TOKEN}`;
  await registry.eventually(async () => (await registry.get('/ops/releases', { authorization })).status === 200);
});

/** Sends a form as a browser does. */
const sendForm = (path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  fetch(`${registry.address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: registry.address, ...headers },
    body: new URLSearchParams(fields),
  });

/** Signs in. @returns the cookie that the browser shows from then on. */
const signIn = async (): Promise<string> => {
  const response = await sendForm('/ops/sign-in', { token: OPERATOR_TOKEN });
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/i);
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
};

const opens = async (cookie: string): Promise<number> => (await registry.get('/ops', { cookie })).status;

const freeze = (cookie: string, headers: Record<string, string> = {}) =>
  sendForm('/ops/sections/mfe-eco/freeze', { why: 'a test' }, { cookie, ...headers });

test('a person who has signed in sees the page and operates with it; the database holds none of their tokens', async () => {
  const cookie = await signIn();
  expect(await opens(cookie)).toBe(200);
  expect((await freeze(cookie)).status).toBe(200);
  expect((await registry.section()).timeline[0]).toMatchObject({ what: 'freeze', who: 'olive (operators)' });
  const rows = await registry.query<{ token: string }>('SELECT token FROM sessions');
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
});

test('a wrong token is answered with 401 and gets no cookie', async () => {
  const response = await sendForm('/ops/sign-in', { token: 'a guess' });
  expect({ status: response.status, cookie: response.headers.get('set-cookie') }).toEqual({
    status: 401,
    cookie: null,
  });
  expect(await opens('operations=a-guess')).toBe(401);
});

test('signing out ends the session: a copy of its cookie opens nothing', async () => {
  const cookie = await signIn();
  const other = await signIn();
  const response = await sendForm('/ops/sign-out', {}, { cookie });
  expect(response.headers.get('set-cookie')).toMatch(/^operations=;.*Max-Age=0/);
  expect(await opens(cookie)).toBe(401);
  expect((await freeze(cookie)).status).toBe(401);
  expect(await opens(other)).toBe(200);
});

test('an operator who is taken out of the access file is signed out, and can no longer freeze', async () => {
  const cookie = await signIn();
  registry.setAccess({ ...ACCESS, operators: { tokens: {} } });
  await registry.eventually(async () => (await opens(cookie)) === 401);
  expect((await freeze(cookie)).status).toBe(401);
});

test('a session from before the registry was killed is accepted after its restart', async () => {
  const cookie = await signIn();
  await registry.stop('SIGKILL');
  await registry.start();
  expect(await opens(cookie)).toBe(200);
});

test('a session lasts eight hours; an expired one is answered with 401', async () => {
  const cookie = await signIn();
  const [session] = await registry.query<{ hours: string }>(
    'SELECT extract(epoch FROM max(expires) - now()) / 3600 AS hours FROM sessions',
  );
  expect(Number(session?.hours)).toBeCloseTo(8, 1);
  await registry.query(`UPDATE sessions SET expires = now() - interval '1 second'`);
  expect(await opens(cookie)).toBe(401);
});

test('an operation that a page of another site sends with the session is refused with 401', async () => {
  const cookie = await signIn();
  expect((await freeze(cookie, { origin: 'https://example.org' })).status).toBe(401);
});

test('an operator behind the same proxy can sign in while an attacker all over a /64 of IPv6 guesses tokens', async () => {
  await registry.stop();
  await registry.start({ TRUSTED_PROXIES: '1' });
  const from = async (address: string, token: string) =>
    (await sendForm('/ops/sign-in', { token }, { 'x-forwarded-for': address })).status;
  for (let host = 1; host <= 10; host += 1) expect(await from(`2001:db8:0:1::${host}`, `guess ${host}`)).toBe(401);
  expect(await from('2001:db8:0:1:ffff::1', OPERATOR_TOKEN)).toBe(429);
  expect(await from('2001:db8:0:2::1', OPERATOR_TOKEN)).toBe(303);
});

test('a proxy in front that no setting counts is warned of once', async () => {
  await registry.stop();
  await registry.start();
  for (const address of ['203.0.113.7', '203.0.113.8']) await registry.get('/ops', { 'x-forwarded-for': address });
  expect(registry.log.match(/set TRUSTED_PROXIES/g)).toHaveLength(1);
});

test('an address from which ten tokens were guessed is not heard for a while, with the right one either', async () => {
  const guess = async (token: string) => (await sendForm('/ops/sign-in', { token })).status;
  let status = 401;
  let guesses = 0;
  for (; status === 401; guesses += 1) status = await guess(`guess ${guesses}`);
  expect(status).toBe(429);
  expect(guesses).toBeLessThanOrEqual(11);
  expect(await guess(OPERATOR_TOKEN)).toBe(429);
});

test('a session lasts as long as the registry was told, in the browser and in the database', async () => {
  await registry.stop();
  await registry.start({ SIGNED_IN_HOURS: '0.5' });
  await registry.query('DELETE FROM sessions');
  const { headers } = await sendForm('/ops/sign-in', { token: OPERATOR_TOKEN });
  expect(headers.get('set-cookie')).toMatch(/Max-Age=1800\b/);
  const [session] = await registry.query<{ minutes: string }>(
    'SELECT extract(epoch FROM max(expires) - now()) / 60 AS minutes FROM sessions',
  );
  expect(Number(session?.minutes)).toBeCloseTo(30, 0);
});
