import { freePort } from '@sgc/local/ports';
import { CLIENT, IdentityProvider, SigningBrowser } from '../setup/identity-provider.ts';
import { ACCESS, OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';

const WITH_EMAILS = {
  operators: { ...ACCESS.operators, emails: { 'Olive Oyl': 'Olive@dealer.example.com' } },
  sections: { ...ACCESS.sections, 'mfe-leads': { keys: [], tokens: {}, emails: { wim: 'wim@dealer.example.com' } } },
};

const registry = new RunningRegistry();
let provider: IdentityProvider;
let settings: Record<string, string>;

const signInAddress = (): string => `${registry.address}/ops/sign-in/provider`;
const answerAddress = (): string => `${signInAddress()}/answer`;

beforeAll(async () => {
  const port = String(await freePort());
  provider = await IdentityProvider.start(`http://127.0.0.1:${port}/ops/sign-in/provider/answer`);
  settings = {
    PORT: port,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT.CLIENT_SECRET,
    OPS_ORIGIN: `http://127.0.0.1:${port}`,
  };
  registry.setAccess(WITH_EMAILS);
  await registry.startWith({ text: 'text that is live' }, settings);
});

afterAll(async () => {
  await registry.remove();
  await provider.stop();
});

const opens = async (browser: SigningBrowser): Promise<number> =>
  (await registry.get('/ops', { cookie: browser.cookies(registry.address) })).status;

test('a person of the access file signs in at the provider, operates under their name, and is out once taken out', async () => {
  expect((await registry.get('/ops')).body).toContain('href="/ops/sign-in/provider"');
  const browser = new SigningBrowser();
  const page = await browser.signIn(signInAddress(), 'olive');
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('You are signed in.') });
  expect(await opens(browser)).toBe(200);

  const response = await fetch(`${registry.address}/ops/sections/mfe-eco/freeze`, {
    method: 'POST',
    headers: { origin: registry.address, cookie: browser.cookies(registry.address) },
    body: new URLSearchParams({ why: 'a test' }),
  });
  expect(response.status).toBe(200);
  expect((await registry.section()).timeline[0]).toMatchObject({ what: 'freeze', who: 'Olive Oyl (operators)' });

  registry.setAccess(ACCESS);
  await registry.eventually(async () => (await opens(browser)) === 401);
  registry.setAccess(WITH_EMAILS);
  await registry.eventually(async () => (await opens(browser)) === 200);
});

test('a person of one section may operate that section alone', async () => {
  const browser = new SigningBrowser();
  await browser.signIn(signInAddress(), 'wim');
  const response = await fetch(`${registry.address}/ops/sections/mfe-eco/freeze`, {
    method: 'POST',
    headers: { origin: registry.address, cookie: browser.cookies(registry.address) },
    body: new URLSearchParams({ why: 'a test' }),
  });
  expect(response.status).toBe(403);
});

test.each([
  ['is not in the access file', 'mallory', 403, 'is not in its access file'],
  ['has an address that the provider has not verified', 'unverified', 401, 'You were not signed in'],
])('who %s is not signed in, and the log says so without the address', async (_, name, status, words) => {
  const browser = new SigningBrowser();
  const page = await browser.signIn(signInAddress(), name);
  expect(page).toMatchObject({ status, body: expect.stringContaining(words) });
  expect(await opens(browser)).toBe(401);
  await registry.logged('a sign-in through the identity provider failed');
  expect(registry.log).not.toContain(`${name}@`);
});

test('an answer of the provider to another browser does not sign in, and none is taken twice', async () => {
  const victim = new SigningBrowser();
  const attacker = new SigningBrowser();
  const { address } = await attacker.signIn(signInAddress(), 'olive', answerAddress());
  expect(address).toContain('code=');
  expect((await victim.open(address)).status).toBe(401);
  await victim.open(signInAddress());
  expect((await victim.open(address)).status).toBe(401);
  expect(await opens(victim)).toBe(401);

  expect((await attacker.open(address)).status).toBe(200);
  expect((await attacker.open(address)).status).toBe(401);
});

test('while the provider is away the page says so, and a token still signs in', async () => {
  await registry.stop();
  await registry.start({ ...settings, OIDC_ISSUER: 'http://127.0.0.1:9' });
  const answer = await registry.get('/ops/sign-in/provider');
  expect(answer).toMatchObject({ status: 502, body: expect.stringContaining('The identity provider does not answer') });
  const signedIn = await fetch(`${registry.address}/ops/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token: OPERATOR_TOKEN }),
  });
  expect(signedIn.status).toBe(303);
});

test('an address from which ten sign-ins failed is no longer sent to the provider', async () => {
  let status = 401;
  for (let times = 0; status === 401 && times < 12; times += 1) {
    status = (await registry.get('/ops/sign-in/provider/answer?code=a-guess&state=a-guess')).status;
  }
  expect(status).toBe(429);
  expect((await registry.get('/ops/sign-in/provider')).status).toBe(429);
});
