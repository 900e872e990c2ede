import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { filesAddress } from '@sgc/contract/operations';
import { CONTRACT_IN_USE } from '@sgc/contract/testing';
import { integrityOf, releaseDescriptorSchema } from '@sgc/release-format';
import { type Derivation, publish } from '@sgc/release-format/test-fixture';
import { RunningRegistry, SECTION_TOKEN, SHELL_TOKEN } from '../setup/running-registry.ts';
import { announce, candidate, sendFile, upload, use } from '../setup/uploads.ts';

const registry = new RunningRegistry();
let live: string;

/** The API's OpenAPI document; undefined while the API is down. */
let openApi: string | undefined = JSON.stringify(CONTRACT_IN_USE.document);
const api = createServer((_, response) => {
  response.writeHead(openApi === undefined ? 503 : 200).end(openApi);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  live = await registry.startWith({ text: 'text that is live' }, { API_ORIGIN: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await registry.remove();
  api.close();
});

test('a check makes every check of the gate and lets nothing in', async () => {
  const { status, body } = await upload(registry, { text: 'text that is only checked' }, 'check');
  expect(status).toBe(200);
  expect(body.checks.every(({ passed }: { passed: boolean }) => passed)).toBe(true);
  expect(body.checks.map(({ check }: { check: string }) => check)).toEqual([
    'descriptor',
    'signature',
    'provenance',
    'contract',
    'shared-versions',
    'shared-names',
    'api-fields',
    'addresses',
    'trusted-types',
    'budgets',
    'files',
    'styles',
    'addresses',
    'fragments',
    'pages',
    'memory',
    'repeatable',
    'descriptions',
    'placed-fragments',
    'first-screen',
    'one-heading',
    'inline-styles',
    'foreign-loads',
    'links',
    'accessibility',
  ]);
  expect((await registry.section()).live).toBe(live);
});

test('a check of a release for the contract before passes, and says until when it is taken', async () => {
  const { body } = await upload(
    registry,
    { text: 'text for the contract before', descriptor: (descriptor) => ({ ...descriptor, contract: 2 }) },
    'check',
  );
  expect(body.checks.every(({ passed }: { passed: boolean }) => passed)).toBe(true);
  expect(body.checks.find(({ check }: { check: string }) => check === 'contract').warning).toMatch(
    /^it was built for contract 2, which is taken until \d{4}-\d{2}-\d{2}: build it by then with packages of contract 3$/,
  );
});

test('a check names every check that fails', async () => {
  const { body } = await upload(
    registry,
    {
      text: 'text that would be refused',
      descriptor: (descriptor) => ({ ...descriptor, contract: 99, budget: { scripts: 1, styles: 1 } }),
    },
    'check',
  );
  const failed = body.checks.filter(({ passed }: { passed: boolean }) => !passed);
  expect(failed.map(({ check }: { check: string }) => check)).toEqual(['contract', 'budgets']);
});

test('a release that is uploaded goes live at once, and again says that it is', async () => {
  const { status, version, body } = await upload(registry, { text: 'text that was uploaded' }, 'publish');
  expect({ status, body }).toMatchObject({ status: 200, body: { said: `${version} of mfe-eco is live.` } });
  expect((await registry.section()).timeline[0]).toMatchObject({ what: 'live', who: 'ed (mfe-eco)', version });
  expect((await use(registry, version, 'publish')).body.said).toBe(`${version} of mfe-eco is live already.`);
  live = version;
});

test('shells get every file of a live release by its digest, as it was sent', async () => {
  const descriptor = JSON.parse((await registry.asShell(`/releases/mfe-eco/${live}`)).body);
  expect(descriptor.version).toBe(live);
  for (const { integrity, size } of descriptor.files) {
    const digest = integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
    const { status, headers } = await registry.asShell(`/files/${digest}`);
    expect({ status, length: Number(headers.get('content-length')) }).toEqual({ status: 200, length: size });
  }
  expect((await registry.asShell('/files/none')).status).toBe(404);
  expect((await registry.get(`/releases/mfe-eco/${live}`)).status).toBe(401);
});

test('shells get all files of a live release in one answer, as its descriptor lists them', async () => {
  const { files } = releaseDescriptorSchema.parse(
    JSON.parse((await registry.asShell(`/releases/mfe-eco/${live}`)).body),
  );
  const headers = { authorization: `Bearer ${SHELL_TOKEN}` };
  const answer = await fetch(registry.address + filesAddress('mfe-eco', live), { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  let at = 0;
  for (const { size, integrity } of files) {
    expect(integrityOf(bytes.subarray(at, at + size))).toBe(integrity);
    at += size;
  }
  expect(at).toBe(bytes.length);
  expect((await registry.asShell(filesAddress('mfe-eco', 'none'))).status).toBe(404);
  expect((await registry.get(filesAddress('mfe-eco', live))).status).toBe(401);
});

test('a release that is unsigned is refused before a file of it is sent', async () => {
  const answer = await upload(registry, { text: 'text that is unsigned', key: null }, 'publish');
  expect(answer).toMatchObject({ status: 422, body: { check: 'signature', error: 'it is not signed' } });
});

test('a frozen section takes no upload live', async () => {
  await registry.operate('freeze', { why: 'sale weekend' });
  const answer = await upload(registry, { text: 'text while frozen' }, 'publish');
  expect(answer).toMatchObject({ status: 422, body: { check: 'decisions' } });
  expect(answer.body.error).toBe('mfe-eco is frozen: sale weekend');
  await registry.operate('unfreeze', { why: 'sale is over' });
  expect((await registry.section()).live).toBe(live);
});

test('a file that is sent once is not asked for again, whichever release it belongs to', async () => {
  const { descriptor, folder, remove } = candidate({ text: 'text that comes in two parts' });
  const { missing = [] } = (await announce(registry, descriptor)).body;
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.length).toBeLessThan(descriptor.files.length);
  const [path = ''] = missing;
  expect((await sendFile(registry, descriptor.version, path, readFileSync(join(folder, path)))).status).toBe(204);
  expect((await announce(registry, descriptor)).body.missing).toEqual(missing.slice(1));
  const early = await use(registry, descriptor.version, 'publish');
  expect(early).toMatchObject({ status: 422, body: { check: 'files' } });
  expect(early.body.error).toMatch(/was not uploaded$/);
  remove();
});

test('a file that is not what its digest says is not stored', async () => {
  const { descriptor, remove } = candidate({ text: 'text of a file that was changed on its way' });
  const { missing = [] } = (await announce(registry, descriptor)).body;
  const [path = ''] = missing;
  const response = await sendFile(registry, descriptor.version, path, Buffer.from('something else'));
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 422,
    body: { check: 'files', error: `${path} is not what its digest says` },
  });
  expect((await announce(registry, descriptor)).body.missing).toEqual(missing);
  remove();
});

test.each(['../../escaped', 'client/%2e%2e%2fescaped.js', 'a%00b', '.hidden', 'not-announced.js'])(
  'a file named %s has no place in a release',
  async (path) => {
    const { descriptor, remove } = candidate({ text: 'text of a release with odd names' });
    await announce(registry, descriptor);
    const response = await sendFile(registry, descriptor.version, path, Buffer.from('x'));
    expect([400, 404]).toContain(response.status);
    remove();
  },
);

test.each([
  ['no JSON', '{ "section": ', 'descriptor'],
  ['another section', { text: 'of another', section: 'mfe-leads' }, 'section'],
])('%s in place of a descriptor is refused', async (_, sent, check) => {
  const { descriptor, remove } = candidate({ text: 'text of a release under another name' });
  const body = typeof sent === 'string' ? sent : JSON.stringify({ ...descriptor, section: sent.section });
  const response = await fetch(`${registry.address}/ops/sections/mfe-eco/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECTION_TOKEN}`, 'content-type': 'application/json' },
    body,
  });
  expect({ status: response.status, check: (await response.json()).check }).toEqual({ status: 422, check });
  remove();
});

test('a version that was not announced cannot be used', async () => {
  expect(await use(registry, '0123456789abcdef', 'publish')).toMatchObject({
    status: 422,
    body: { check: 'descriptor', error: '0123456789abcdef of mfe-eco was not uploaded' },
  });
});

const sending = (field: string, text: string): Derivation => ({
  text,
  descriptor: (descriptor) => ({
    ...descriptor,
    api: [{ method: 'POST', path: '/api/contact', sends: ['message', field], expects: ['reference'] }],
  }),
});

const UNKNOWN = 'it sends budget to POST /api/contact, which the API of this site does not know: deploy the API first';

test('a release waits for an API that is down, then for one that lacks a field, and is live once that is deployed', async () => {
  const deployed = openApi;
  openApi = undefined;
  const { version } = publish(registry.origin, sending('budget', 'text that comes before its API'));
  const refusedFor = (reason: string) =>
    registry.until(({ refused: [last] }) => last?.version === version && last.reason === reason);
  await refusedFor('what the API knows could not be read at /api/openapi.json (status 503); it is tried again');
  openApi = deployed;
  const { refused } = await refusedFor(UNKNOWN);
  expect(refused[0]?.check).toBe('api-fields');
  openApi = deployed?.replace('"message":', '"budget":{"type":"string"},"message":');
  await registry.untilLive(version);
});

test('a release that sends what the API does not know may be looked at', async () => {
  const { status } = await upload(registry, sending('colour', 'text that is looked at before its API'), 'preview');
  expect(status).toBe(200);
});
