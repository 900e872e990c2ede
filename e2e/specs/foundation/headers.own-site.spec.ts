import { FaultySite } from '../../faults/site/faulty-site.ts';
import { ACCESS_FILE, tokenOf } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { importPhoto } from '../../fixtures/vehicle-photo.ts';
import { ask, askRaw, LONG_HEADERS, largeBody, NO_REQUEST, postForm, postJson } from '../../headers/answers.ts';
import { type JudgedAnswer, scoreOf } from '../../headers/observatory.ts';
import { reasonsFor, type ScoredAnswer, table } from '../../headers/table.ts';

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '(570) 555-0100',
  interest: 'service',
  message: 'Does every answer have its headers?',
};

/** What goes with every answer beyond what the rules look at. */
const ALWAYS = ['permissions-policy', 'cross-origin-opener-policy', 'integrity-policy'];

let site: FaultySite;

test.beforeAll(async () => {
  site = await FaultySite.start({
    environment: { TRUSTED_PROXIES: '1', RELEASE_ACCESS: ACCESS_FILE, CONTACT_LIMIT: '1' },
  });
});

test.afterAll(() => site.stop());

const firstOf = (pattern: RegExp, { body }: JudgedAnswer): string => pattern.exec(body)?.[1] ?? 'nothing like this';

/** Scores one kind of answer after the other. */
class Scores {
  readonly all: ScoredAnswer[] = [];

  async take(from: string, kind: string, status: number, asked: Promise<JudgedAnswer>): Promise<JudgedAnswer> {
    const answer = await asked;
    expect(answer.status, `${kind}: ${answer.body.slice(0, 300)}`).toBe(status);
    for (const name of ALWAYS) expect(answer.headers.has(name), `${kind}: ${name}`).toBe(true);
    const score = scoreOf(answer);
    expect(reasonsFor(score), `${kind}: ${JSON.stringify(score.short)}`).not.toContain(undefined);
    this.all.push({ from, kind, status, score });
    return answer;
  }
}

test('every kind of answer has all points of the Observatory that it can have, and the document says which it cannot', async () => {
  const scores = new Scores();
  const shell = (kind: string, status: number, asked: Promise<JudgedAnswer>) =>
    scores.take('shell', kind, status, asked);
  const api = (kind: string, status: number, asked: Promise<JudgedAnswer>) =>
    scores.take('API, through the shell', kind, status, asked);
  const registry = (kind: string, status: number, asked: Promise<JudgedAnswer>) =>
    scores.take('registry', kind, status, asked);
  const at = (path: string): string => `${site.address}${path}`;
  const ops = site.operations;

  const page = await shell('page', 200, ask(at('/')));
  await shell('page from the page cache', 200, ask(at('/')));
  await shell('unknown page', 404, ask(at('/no-such-page')));
  const set = page.headers.get('x-release-set');
  await shell('what a navigation takes', 200, ask(at(`/_shell/sets/${set}/page?address=%2Feco-impact`)));
  await shell('script', 200, ask(at(firstOf(/"(\/_assets\/[^"]+\.js)"/, page))));
  await shell('picture', 200, ask(at('/favicon.svg')));
  await shell('unknown file', 404, ask(at('/_assets/shell/none.js')));
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/feeds/vehicles.json',
  ])
    await shell(`\`${path}\``, 200, ask(at(path)));
  await shell('readiness', 200, ask(at('/readyz')));
  await shell('metrics, closed', 403, ask(at('/metrics')));
  await shell('redirect to the one address of a page', 308, ask(at('/Eco-Impact/')));
  await shell('redirect with a cookie, out of a preview', 303, ask(at('/_preview/leave'), { method: 'POST' }));
  await shell('preview that has ended', 410, ask(at('/_preview/none')));
  await shell('report that is none', 400, postJson(at('/_shell/reports'), {}));
  await shell('malformed address', 400, ask(at('/%zz')));
  await shell('bytes that are no request', 400, askRaw(site.address, NO_REQUEST));
  await shell(
    'form from a page of another site',
    403,
    ask(at('/contact'), { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }),
  );
  await shell('method that pages do not answer', 405, ask(at('/eco-impact'), { method: 'DELETE' }));
  await shell('body that is too large', 413, postForm(at('/contact'), { message: 'x'.repeat(70_000) }));
  await shell('address that is too long', 414, ask(at(`/${'a'.repeat(5000)}`)));
  await shell(
    'body of another type',
    415,
    ask(at('/_shell/reports'), { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }),
  );
  await shell('headers that are too large', 431, askRaw(site.address, LONG_HEADERS));
  await shell('form with mistakes', 400, postForm(at('/contact'), { firstName: 'Ada' }));
  await shell('form that is taken', 303, postForm(at('/contact'), MESSAGE));
  // What is above the limit is suspected; what is fifty times above it is refused.
  for (let sent = 1; sent < 50; sent += 1)
    await postJson(at('/api/contact'), { ...MESSAGE, message: `Number ${sent} of many messages.` });
  await shell(
    'form beyond the limit',
    429,
    postForm(at('/contact'), { ...MESSAGE, message: 'One more of these, please.' }),
  );

  await api('list', 200, ask(at('/api/vehicles')));
  await api('documentation', 200, ask(at('/api/docs')));
  await api('its styles', 200, ask(at('/api/docs.css')));
  await api('OpenAPI', 200, ask(at('/api/openapi.json')));
  await importPhoto(site);
  const vehicle = await ask(at('/api/vehicles/ev-city'));
  await api('media', 200, ask(at(firstOf(/"(\/media\/[^"]+)"/, vehicle))));
  await api('query with mistakes', 400, ask(at('/api/vehicles?limit=0')));
  await api('nothing there', 404, ask(at('/api/nothing')));
  await api(
    'message beyond the limit',
    429,
    postJson(at('/api/contact'), { ...MESSAGE, message: 'And yet another of these.' }),
  );
  await site.breakTable('media');
  await api('failure', 500, ask(at(`/media/${'0'.repeat(32)}-640.jpg`)));

  const token = tokenOf('operators');
  const asPerson = { authorization: `Bearer ${token}` };
  await registry("operators' page before signing in", 401, ask(`${ops}/ops`));
  const signedIn = await registry('sign-in', 303, postForm(`${ops}/ops/sign-in`, { token }));
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  await registry("operators' page", 200, ask(`${ops}/ops`, { headers: { cookie } }));
  await registry('its styles', 200, ask(`${ops}/ops/ops.css`));
  await registry('sign-in with an unknown token', 401, postForm(`${ops}/ops/sign-in`, { token: 'a guess' }));
  for (let guess = 2; guess <= 10; guess += 1) await postForm(`${ops}/ops/sign-in`, { token: `guess ${guess}` });
  await registry('sign-in beyond the limit', 429, postForm(`${ops}/ops/sign-in`, { token }));
  await registry("redirect to the operators' page", 307, ask(`${ops}/`));
  await registry('releases', 200, ask(`${ops}/ops/releases`, { headers: asPerson }));
  await registry('OpenAPI', 200, ask(`${ops}/openapi.json`));
  await registry('malformed address', 400, ask(`${ops}/%zz`));
  await registry('bytes that are no request', 400, askRaw(ops, NO_REQUEST));
  await registry('no token shown', 401, ask(`${ops}/ops/releases`));
  await registry('nothing there', 404, ask(`${ops}/nothing`));
  await registry('body that is too large', 413, askRaw(ops, largeBody(token)));
  await registry('headers that are too large', 431, askRaw(ops, LONG_HEADERS));

  site.proxies.api.disturb('down');
  await api('not there', 502, ask(at('/api/vehicles')));
  await shell('page whose data is not there', 503, ask(at('/vehicle/d5-ranger-4')));
  await shell('form that cannot be taken', 503, postForm(at('/contact'), MESSAGE));

  await site.killPostgres();
  await registry('its database is not there', 503, ask(`${ops}/ops`, { headers: { cookie } }));
  await expect.poll(async () => (await ask(`${ops}/readyz`)).status).toBe(503);
  await registry('not ready', 503, ask(`${ops}/readyz`));
  await site.startPostgres();
  site.proxies.api.mend();

  expect(table(scores.all)).toMatchSnapshot('security-headers.md');
});
