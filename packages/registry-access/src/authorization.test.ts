import type { Access, Person } from '@sgc/access-file';
import fastify from 'fastify';
import { Authorization, shellsOnly } from './authorization.ts';
import type { SessionStore } from './session-store.ts';

const OLIVE: Person = { name: 'olive', scope: 'operators' };
const TEAM: Person = { name: 'carol', scope: 'mfe-eco' };
const HOST = 'ops.example.com';

/** An access file in which two people hold a token each. */
const access = (known: readonly Person[]): Access =>
  ({
    personOf: (token: string) => known.find(({ name }) => token === `token of ${name}`),
    knows: (person: Person) => known.some(({ name }) => name === person.name),
  }) as Partial<Access> as Access;

const sessions = (person: Person): SessionStore => ({
  seconds: 60,
  begin: async () => 'session',
  find: async (token) => (token === 'session' ? person : undefined),
  end: async () => undefined,
});

const server = (known: readonly Person[] | undefined, session: Person = OLIVE) => {
  const authorization = new Authorization(() => known && access(known), sessions(session));
  const app = fastify();
  const guarded = { onRequest: authorization.required };
  app.get('/status', guarded, (request, reply) => reply.send({ name: request.person?.name }));
  app.post('/sections/:section', guarded, (request, reply) => reply.send({ name: request.person?.name }));
  return app;
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const COOKIE = { cookie: 'operations=session' };

test('a person is known by a token or by a session', async () => {
  const app = server([OLIVE, TEAM]);
  for (const headers of [bearer('token of olive'), COOKIE]) {
    const answer = await app.inject({ url: '/status', headers });
    expect(answer.json()).toEqual({ name: 'olive' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test.each([{}, bearer('a guess'), { cookie: 'operations=a-guess' }, { authorization: 'Basic token of olive' }])(
  'a request with %j is asked for a token',
  async (headers) => {
    const answer = await server([OLIVE]).inject({ url: '/status', headers: headers as Record<string, string> });
    expect({ status: answer.statusCode, asks: answer.headers['www-authenticate'] }).toEqual({
      status: 401,
      asks: 'Bearer',
    });
  },
);

test('a session ends with the access of its person', async () => {
  expect((await server([TEAM]).inject({ url: '/status', headers: COOKIE })).statusCode).toBe(401);
});

test('a registry without an access file is operated by no person', async () => {
  const answer = await server(undefined).inject({ url: '/status', headers: bearer('token of olive') });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error).toContain('RELEASE_ACCESS');
});

test('a team operates its own section, an operator any', async () => {
  const post = async (name: string, section: string) => {
    const headers = bearer(`token of ${name}`);
    return (await server([OLIVE, TEAM]).inject({ method: 'POST', url: `/sections/${section}`, headers })).statusCode;
  };
  expect(await post('carol', 'mfe-eco')).toBe(200);
  expect(await post('carol', 'mfe-leads')).toBe(403);
  expect(await post('olive', 'mfe-leads')).toBe(200);
});

test.each([
  ['this registry', `https://${HOST}`, 200],
  ['another site', 'https://evil.example', 401],
  ['a page that hides its address', 'null', 401],
  ['a program that names none', undefined, 401],
])('a form with a session that comes from %s', async (_, origin, status) => {
  const headers = { ...COOKIE, host: HOST, ...(origin !== undefined && { origin }) };
  const answer = await server([OLIVE]).inject({ method: 'POST', url: '/sections/mfe-eco', headers });
  expect(answer.statusCode).toBe(status);
});

test('only a shell with the token is answered; without a token every client is', async () => {
  const ask = async (token: string | undefined, headers: Record<string, string>) => {
    const app = fastify();
    app.get('/feed', { onRequest: shellsOnly(token) }, (_request, reply) => reply.send('feed'));
    return (await app.inject({ url: '/feed', headers })).statusCode;
  };
  expect(await ask('the token of shells', bearer('the token of shells'))).toBe(200);
  expect(await ask('the token of shells', bearer('the token of Shells'))).toBe(401);
  expect(await ask('the token of shells', bearer('short'))).toBe(401);
  expect(await ask('the token of shells', {})).toBe(401);
  expect(await ask(undefined, {})).toBe(200);
});
