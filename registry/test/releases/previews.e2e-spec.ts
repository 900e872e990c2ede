import { createHash } from 'node:crypto';
import { RunningRegistry, SECTION_TOKEN } from '../setup/running-registry.ts';
import { upload } from '../setup/uploads.ts';

const registry = new RunningRegistry();
let live: string;

beforeAll(async () => {
  live = await registry.startWith({ text: 'text that is live' });
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
  await registry.start();
  await registry.feedUntil(({ previews }) => previews.some((preview) => preview.version === version));
  expect((await registry.asShell(`/releases/mfe-eco/${version}`)).status).toBe(200);
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

test('every check counts: what fails a harmless one first and another after it is not shown', async () => {
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

test('a link holds for 30 days at most, and for a week if nobody says', async () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  const before = Date.now();
  const { body } = await upload(registry, { text: 'text of a preview' }, 'preview', { days: 31 });
  expect(Date.parse(body.expires)).toBeGreaterThanOrEqual(before + week);
  expect(Date.parse(body.expires)).toBeLessThanOrEqual(Date.now() + week);
});
