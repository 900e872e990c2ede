import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATION_NAMES } from '@sgc/contract/operations';
import Ajv2020 from 'ajv/dist/2020';
import { type Answer, OPERATOR_TOKEN, RunningRegistry, SECTION_TOKEN, SHELL_TOKEN } from '../setup/running-registry.ts';
import { candidate, sendFile } from '../setup/uploads.ts';

interface Described {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema?: object }>> }>>;
}

const registry = new RunningRegistry();
let live: string;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
const asked = new Set<string>();

beforeAll(async () => {
  live = await registry.startWith({ text: 'text that is live' });
  await registry.feedUntil((feed) => feed.live['mfe-eco'] === live);
  paths = JSON.parse((await registry.get('/openapi.json')).body).paths;
});

afterAll(() => registry.remove());

// Formats are for human readers; they are tested where the values are parsed.
const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Holds an answer against what the document says of it. */
const holds = (
  method: string,
  path: string,
  { status, body }: Pick<Answer, 'status' | 'body'>,
  expected = 200,
): void => {
  asked.add(`${method} ${path}`);
  const response = paths[path]?.[method]?.responses[String(status)];
  expect({ path, status, isDescribed: response !== undefined }).toEqual({ path, status: expected, isDescribed: true });
  const schema = response?.content?.['application/json']?.schema;
  if (schema === undefined) return;
  const isValid = ajv.validate(schema, JSON.parse(body));
  expect({ path, errors: isValid ? [] : ajv.errors }).toEqual({ path, errors: [] });
};

const team = { authorization: `Bearer ${SECTION_TOKEN}` };
const SECTION = '/ops/sections/{section}';
const RELEASES = `${SECTION}/releases`;

test('status and refusals are answered as the OpenAPI document describes', async () => {
  await registry.operate('freeze', { why: 'to have something to show' });
  holds('get', '/ops/releases', await registry.get('/ops/releases', team));
  holds('get', '/ops/releases', await registry.get('/ops/releases'), 401);
  holds('get', '/ops/feed.atom', await registry.get('/ops/feed.atom', team));
  holds('get', '/ops/feed.atom', await registry.get('/ops/feed.atom?before=none', team), 400);
  holds('get', '/ops/feed.atom', await registry.get('/ops/feed.atom'), 401);
  await registry.operate('unfreeze', { why: 'shown' });
});

test.each(OPERATION_NAMES)('operation %s is answered as the OpenAPI document describes', async (name) => {
  const fields = { why: 'a test', ...(name === 'canary' && { percent: 0 }) };
  const path = `${SECTION}/${name}`;
  const isImpossible = name === 'rollback' || name === 'promote';
  holds('post', path, await registry.post(`/ops/sections/mfe-eco/${name}`, fields, team), isImpossible ? 409 : 200);
  holds('post', path, await registry.post(`/ops/sections/mfe-eco/${name}`, {}, team), 400);
  holds('post', path, await registry.post(`/ops/sections/mfe-leads/${name}`, fields, team), 403);
  const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  holds('post', path, await registry.post(`/ops/sections/mfe-leads/${name}`, fields, operator), 404);
  await registry.operate('unpin', { why: 'a test' });
  await registry.operate('unfreeze', { why: 'a test' });
});

test('an upload from its descriptor to a preview answers what the document says', async () => {
  const releases = '/ops/sections/mfe-eco/releases';
  const { folder, descriptor, remove } = candidate({ text: 'text of an upload' });
  const { version } = descriptor;
  const announced = await registry.post(releases, descriptor, team);
  holds('post', RELEASES, announced);
  holds('post', RELEASES, await registry.post(releases, { ...descriptor, contract: 99 }, team), 422);
  const file = `${RELEASES}/{version}/files/{path}`;
  const send = async (path: string, bytes: Uint8Array): Promise<Pick<Answer, 'status' | 'body'>> => {
    const response = await sendFile(registry, version, path, bytes);
    return { status: response.status, body: await response.text() };
  };
  const missing: string[] = JSON.parse(announced.body).missing;
  holds('put', file, await send(missing[0] ?? '', Buffer.from('something else')), 422);
  holds('put', file, await send('client/nowhere.js', Buffer.from('x')), 404);
  for (const path of missing) holds('put', file, await send(path, readFileSync(join(folder, path))), 204);
  for (const what of ['check', 'preview', 'publish']) {
    holds('post', `${RELEASES}/{version}/${what}`, await registry.post(`${releases}/${version}/${what}`, {}, team));
    const unknown = await registry.post(`${releases}/0123456789abcdef/${what}`, {}, team);
    holds('post', `${RELEASES}/{version}/${what}`, unknown, 422);
  }
  remove();
});

test('requests of shells are answered as the OpenAPI document describes', async () => {
  holds('get', '/feed', await registry.asShell('/feed'));
  holds('get', '/releases/{section}/{version}', await registry.asShell(`/releases/mfe-eco/${live}`));
  holds('get', '/releases/{section}/{version}', await registry.asShell('/releases/mfe-eco/none'), 404);
  const bytes = '/releases/{section}/{version}/files';
  holds('get', bytes, await registry.asShell(`/releases/mfe-eco/${live}/files`));
  holds('get', bytes, await registry.asShell('/releases/mfe-eco/none/files'), 404);
  const { files } = JSON.parse((await registry.asShell(`/releases/mfe-eco/${live}`)).body);
  const digest = files[0].integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
  holds('get', '/files/{digest}', await registry.asShell(`/files/${digest}`));
  holds('get', '/files/{digest}', await registry.asShell('/files/none'), 404);
  const shell = { authorization: `Bearer ${SHELL_TOKEN}` };
  holds('post', '/telemetry', await registry.post('/telemetry', { observations: [] }, shell), 204);
  const error = { section: 'mfe-eco', version: live, side: 'server', page: '', message: 'no', count: 1 };
  holds('post', '/errors', await registry.post('/errors', { errors: [error] }, shell));
  holds('post', '/errors', await registry.post('/errors', { errors: [] }, shell), 400);
});

test('every address of the OpenAPI document was requested here', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect([...asked].sort()).toEqual(described.sort());
});
