import { createHash } from 'node:crypto';
import { ofSection, pageOfSection } from '@sgc/release-format/test-fixture';
import { PAGE, SECTION, Stage } from './serving-shell.ts';

const TOKEN = 'a token of a preview';

let stage: Stage;

beforeEach(() => {
  stage = new Stage();
});

afterEach(() => stage.end());

const token = createHash('sha256').update(TOKEN).digest('hex');

const showPreview = (version: string, expires = Date.now() + 60_000): void =>
  stage.registry.decide({ previews: [{ token, section: SECTION, version, beside: [], expires }] });

const open = (to: string) => stage.shell.get(`/_preview/${encodeURIComponent(TOKEN)}?to=${to}`);

test('a preview token shows its version to its holder alone; an unknown token is looked up in the registry', async () => {
  await stage.begin('text of the live release');
  const preview = stage.release({ text: 'text of the preview' });
  stage.registry.wakes = false;
  showPreview(preview.version);
  const opened = await open(PAGE);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, PAGE]);
  const cookie = String(opened.headers.get('set-cookie')).split(';', 1)[0] ?? '';
  const shown = await stage.shell.get(PAGE, { cookie });
  expect(shown.body).toContain('text of the preview');
  expect(shown.body).toContain('Leave preview');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const set = String(shown.headers.get('x-release-set'));
  const { resolution, queries } = JSON.parse(
    (await stage.shell.get(`/_shell/sets/${set}/page?address=${PAGE}`, { cookie })).body,
  );
  expect([resolution.set, Array.isArray(queries.queries)]).toEqual([set, true]);
  expect((await stage.shell.get(PAGE)).body).toContain('text of the live release');
  expect((await stage.shell.get('/_preview/another-token')).status).toBe(410);
});

test('a preview of several sections shows all of them, and its banner names each', async () => {
  await stage.begin('text of the live release');
  const other = 'mfe-leads';
  const first = stage.release({ text: 'text of the first candidate' });
  const second = stage.release(ofSection(other, { text: 'text of the second candidate' }));
  stage.registry.decide({
    previews: [
      {
        token,
        section: SECTION,
        version: first.version,
        beside: [{ section: other, version: second.version }],
        expires: Date.now() + 60_000,
      },
    ],
  });
  const opened = await stage.shell.until(
    () => open(PAGE),
    ({ status }) => status !== 410,
  );
  const cookie = String(opened.headers.get('set-cookie')).split(';', 1)[0] ?? '';
  const shown = await stage.shell.get(PAGE, { cookie });
  expect(shown.body).toContain('text of the first candidate');
  expect(shown.body).toContain(
    `Preview of ${SECTION}, version ${first.version}; ${other}, version ${second.version}. Visitors do not see them.`,
  );
  const beside = await stage.shell.get(pageOfSection(other), { cookie });
  expect(beside.body).toContain('text of the second candidate');
  expect((await stage.shell.get(pageOfSection(other))).status).toBe(404);
});

test('a token that has expired or was taken back shows the live release', async () => {
  await stage.begin('text of the live release');
  const preview = stage.release({ text: 'text of the preview' });
  showPreview(preview.version, Date.now() - 1);
  expect((await open(PAGE)).status).toBe(410);
  const cookie = `release-preview=${encodeURIComponent(TOKEN)}`;
  expect((await stage.shell.get(PAGE, { cookie })).body).toContain('text of the live release');
});

test.each([
  '/%09/evil.example',
  '/%0a/evil.example',
  '//evil.example',
  '/.//evil.example',
  '/%5Cevil.example',
  'https://evil.example/',
  '%00',
  'http://site.invalid@evil.example/',
])('a link to a preview that wants to lead to %s leads to the home page', async (to) => {
  const { version } = await stage.begin('text of the live release');
  showPreview(version);
  const led = await stage.shell.until(
    () => open(to),
    ({ status }) => status !== 410,
  );
  expect([led.status, led.headers.get('location')]).toEqual([303, '/']);
});
