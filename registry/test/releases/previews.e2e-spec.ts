import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ofSection, PUBLIC_KEY } from '@sgc/release-format/test-fixture';
import { ACCESS, RunningRegistry, SECTION_TOKEN } from '../setup/running-registry.ts';
import { send, upload, use } from '../setup/uploads.ts';

const registry = new RunningRegistry();
const OTHER = 'mfe-leads';
const SECTION_ORIGINS = `mfe-eco=${registry.origin},${OTHER}=${join(registry.folder, 'nothing')}`;
let live: string;

beforeAll(async () => {
  registry.setAccess({ ...ACCESS, sections: { ...ACCESS.sections, [OTHER]: { keys: [PUBLIC_KEY], tokens: {} } } });
  live = await registry.startWith({ text: 'text that is live' }, { SECTION_ORIGINS });
});

afterAll(() => registry.remove());

const tokenIn = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

test('a preview is told to shells by the digest of its token, and nothing goes live', async () => {
  const { status, version, body } = await upload(registry, { text: 'text of a preview' }, 'preview', { days: 1 });
  expect(status).toBe(200);
  expect(new URL(body.link).pathname).toMatch(/^\/_preview\/[\w-]{32}$/);
  expect(new URL(body.link).searchParams.get('to')).toBe('/eco-impact');
  const feed = await registry.feedUntil(({ previews }) => previews.length > 0);
  expect(feed.live).toEqual({ 'mfe-eco': live });
  expect(feed.previews).toContainEqual({
    token: digestOf(tokenIn(body.link)),
    section: 'mfe-eco',
    version,
    beside: [],
    expires: Date.parse(body.expires),
  });
  expect((await registry.section()).timeline[0]).toMatchObject({ what: 'preview', who: 'ed (mfe-eco)', version });
});

test('a shell that asks right after a preview was made is told of it, though the notification got lost', async () => {
  const known = (await registry.asShell('/feed')).headers.get('etag') ?? '';
  await registry.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'registry-feed'`);
  const { body } = await upload(registry, { text: 'text of a preview that is opened at once' }, 'preview');
  const answer = await registry.asShell('/feed', { 'if-none-match': known });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain(digestOf(tokenIn(body.link)));
});

test('a preview outlives a restart and a release of its section, its files too', async () => {
  const { version } = await upload(registry, { text: 'text of a lasting preview' }, 'preview');
  live = await registry.release({ text: 'text that is live next' });
  await registry.stop('SIGKILL');
  await registry.start({ SECTION_ORIGINS });
  await registry.feedUntil(({ previews }) => previews.some((preview) => preview.version === version));
  expect((await registry.asShell(`/releases/mfe-eco/${version}`)).status).toBe(200);
});

/** Uploads a release of the other section. @returns what a preview names it by. */
const otherRelease = async (text: string) => {
  const { version, refused } = await send(registry, ofSection(OTHER, { text }));
  if (refused !== undefined) throw new Error(JSON.stringify(refused));
  return { section: OTHER, version };
};

test('candidates of several sections are shown together, and the link opens a page of the first', async () => {
  const other = await otherRelease('text of the other section');
  const { status, version, body } = await upload(registry, { text: 'text of the first section' }, 'preview', {
    beside: [other],
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(new URL(body.link).searchParams.get('to')).toBe('/eco-impact');
  const token = digestOf(tokenIn(body.link));
  const { previews } = await registry.feedUntil((feed) => feed.previews.some((one) => one.token === token));
  expect(previews.find((one) => one.token === token)).toMatchObject({ section: 'mfe-eco', version, beside: [other] });
  expect((await registry.asShell(`/releases/${OTHER}/${other.version}`)).status).toBe(200);
  const { sections } = await registry.status();
  for (const name of ['mfe-eco', OTHER]) expect(sections[name]?.timeline[0]).toMatchObject({ what: 'preview' });
});

test('a preview of several is refused if one of them cannot be shown, was not uploaded or is of the same section', async () => {
  const { version } = await send(registry, { text: 'text of a good release' });
  const preview = (beside: readonly object[]) => use(registry, version, 'preview', { beside });
  const broken = ofSection(OTHER, { text: 'text that does not load' });
  const { version: throws } = await send(registry, {
    ...broken,
    serverEntry: (code) => `throw new Error('it does not load');${code}`,
  });
  expect(await preview([{ section: OTHER, version: throws }])).toMatchObject({
    status: 422,
    body: { check: 'loading' },
  });
  const unknown = { section: OTHER, version: '0123456789abcdef' };
  expect((await preview([unknown])).body.error).toBe('0123456789abcdef of mfe-leads was not uploaded');
  expect((await preview([{ section: 'mfe-eco', version: live }])).status).toBe(422);
  expect((await preview([{ section: OTHER, version: 'latest' }])).status).toBe(400);
});

test('a preview that was stored before there were several is shown as it was', async () => {
  const { version, body } = await upload(registry, { text: 'text of a stored preview' }, 'preview');
  const token = digestOf(tokenIn(body.link));
  await registry.stop();
  await registry.query(`UPDATE decided SET document = jsonb_set(document, '{previews}',
    (SELECT jsonb_agg(preview - 'beside') FROM jsonb_array_elements(document -> 'previews') AS preview))`);
  await registry.start({ SECTION_ORIGINS });
  const { previews } = await registry.feedUntil((feed) => feed.previews.some((one) => one.token === token));
  expect(previews.find((one) => one.token === token)).toMatchObject({ section: 'mfe-eco', version, beside: [] });
});

test('a token is neither in the log nor in the database', async () => {
  const { body } = await upload(registry, { text: 'text of a secret preview' }, 'preview');
  expect(registry.log).not.toContain(tokenIn(body.link));
  expect(registry.log).not.toContain(SECTION_TOKEN);
  const [decided] = await registry.query<{ document: string }>('SELECT document::text FROM decided');
  expect(decided?.document).not.toContain(tokenIn(body.link));
});

test('a release that is heavier than its budget may be looked at', async () => {
  const heavy = { text: 'text of a heavy preview', descriptor: budgetOf(1) };
  expect((await upload(registry, heavy, 'preview')).status).toBe(200);
});

const budgetOf =
  (bytes: number) =>
  <Descriptor extends object>(descriptor: Descriptor) => ({
    ...descriptor,
    budget: { scripts: bytes, styles: bytes },
  });

test('every check counts: a release that fails a harmless one first and another after it is not shown', async () => {
  const { status, body } = await upload(
    registry,
    {
      text: 'text of a release that is too heavy and does not load',
      descriptor: budgetOf(1),
      serverEntry: (code) => `throw new Error('it does not load');${code}`,
    },
    'preview',
  );
  expect({ status, body }).toMatchObject({ status: 422, body: { check: 'loading' } });
  expect(body.error).toContain('it does not load');
});

test('a link holds for 30 days at most, and for a week by default', async () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  const before = Date.now();
  const { body } = await upload(registry, { text: 'text of a preview' }, 'preview', { days: 31 });
  expect(Date.parse(body.expires)).toBeGreaterThanOrEqual(before + week);
  expect(Date.parse(body.expires)).toBeLessThanOrEqual(Date.now() + week);
});
