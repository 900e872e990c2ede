import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_SECTION } from '@sgc/release-format/test-fixture';
import { RunningRegistry, SECTION_TOKEN, SHELL_TOKEN } from '../setup/running-registry.ts';
import { announce, candidate, sendFile, use } from '../setup/uploads.ts';

const registry = new RunningRegistry();

const SHELL = { authorization: `Bearer ${SHELL_TOKEN}` };
const PAGE = 'src/pages/eco-impact.page.tsx';
/** The code that throws, in the sources and as it is built. */
const BROKEN = /Error\((['"])the page broke\1\)/;

/** Line and column of the code that throws in a file, counted from 1; undefined if it is not there. */
const positionIn = (file: string): string | undefined => {
  const text = readFileSync(file, 'utf8');
  const start = text.search(BROKEN);
  const before = text.slice(0, start);
  return start < 0 ? undefined : `${before.split('\n').length}:${start - before.lastIndexOf('\n')}`;
};

const told = (errors: readonly object[], headers: Readonly<Record<string, string>> = SHELL) =>
  registry.post('/errors', { errors }, headers);

let version: string;
/** Places of the code that throws in the files of server and browser. */
let frames: readonly string[];
let at = '';

beforeAll(async () => {
  await registry.startWith({ text: 'text that is live' });
  // As long as the fixture's own text, so that the columns of the build stay those of the maps.
  const { folder, descriptor, remove } = candidate({ text: 'text having maps.' });
  const scripts = descriptor.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  frames = scripts.flatMap((path) => {
    const position = positionIn(join(folder, path));
    return position === undefined ? [] : [`mfe-eco/${path}:${position}`];
  });
  at = frames.find((frame) => frame.startsWith('mfe-eco/server/')) ?? '';
  const { missing = [] } = (await announce(registry, descriptor)).body;
  for (const path of missing) await sendFile(registry, descriptor.version, path, readFileSync(join(folder, path)));
  expect((await use(registry, descriptor.version, 'publish')).status).toBe(200);
  version = descriptor.version;
  remove();
});

afterAll(() => registry.remove());

const anError = (more: object = {}) => ({
  section: 'mfe-eco',
  version,
  side: 'server',
  page: 'eco-impact',
  message: 'the page broke',
  at,
  count: 1,
  ...more,
});

test('a source map of a live release is not served, with or without a token', async () => {
  const descriptor = JSON.parse((await registry.asShell(`/releases/mfe-eco/${version}`)).body);
  expect(descriptor.maps.length).toBeGreaterThan(0);
  for (const { integrity, path } of descriptor.maps) {
    const digest = integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
    expect((await registry.asShell(`/files/${digest}`)).status).toBe(404);
    expect((await registry.get(`/files/${digest}`)).status).toBe(401);
    expect((await registry.get(`/ops/sections/mfe-eco/releases/${version}/files/${path}`)).status).toBe(404);
  }
});

test('an error is answered with its place in the sources, and stands in the panel of its section', async () => {
  const place = `${PAGE}:${positionIn(join(FIXTURE_SECTION, PAGE))}`;
  const componentStack = `\n    at FixturePage (/${at})\n    at div`;
  const { status, body } = await told([anError({ componentStack })]);
  expect({ status, body: JSON.parse(body) }).toEqual({
    status: 200,
    body: { places: [{ place, componentStack: `\n    at FixturePage (${place})\n    at div` }] },
  });
  await told([anError({ count: 3 })]);
  expect((await registry.section()).errors).toEqual([
    {
      side: 'server',
      page: 'eco-impact',
      message: 'the page broke',
      place,
      count: 4,
      lastAt: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  const { body: page } = await registry.get('/ops', { authorization: `Bearer ${SECTION_TOKEN}` });
  expect(page).toMatch(new RegExp(`the page broke.*${place}.*<td>4</td>`));
});

test('a place in the file of a browser is the same line of the sources as that of the server', async () => {
  const [line] = positionIn(join(FIXTURE_SECTION, PAGE))?.split(':') ?? [];
  expect(frames.map((frame) => frame.split('/')[1]).sort()).toEqual(['client', 'server']);
  const { places } = JSON.parse((await told(frames.map((frame) => anError({ at: frame })))).body);
  for (const { place } of places) expect(place).toMatch(new RegExp(`^${PAGE}:${line}:\\d+$`));
});

test('the ten latest different errors of a version are remembered', async () => {
  for (let number = 1; number <= 12; number += 1) await told([anError({ message: `error ${number}` })]);
  const messages = (await registry.section()).errors.map(({ message }) => message);
  expect(messages).toEqual(Array.from({ length: 10 }, (_, index) => `error ${12 - index}`));
});

test('an error of a version that is not served is neither placed nor remembered', async () => {
  const { body } = await told([anError({ version: '0'.repeat(16) }), anError({ section: 'mfe-leads' })]);
  expect(JSON.parse(body)).toEqual({ places: [{}, {}] });
  expect(await registry.query('SELECT 1 FROM errors WHERE version <> $1', [version])).toEqual([]);
});

test.each([
  ['a control character', { message: 'a\u0000b' }],
  ['a message that never ends', { message: 'x'.repeat(201) }],
  ['a count of nothing', { count: 0 }],
  ['a side that there is not', { side: 'moon' }],
])('an error with %s is refused', async (_, more) => {
  expect((await told([anError(more)])).status).toBe(400);
});

test('only shells tell of errors', async () => {
  expect((await told([anError()], {})).status).toBe(401);
});
