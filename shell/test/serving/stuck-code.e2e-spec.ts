import { createHash } from 'node:crypto';
import { PAGE, SECTION, type ServingShell, Stage } from './serving-shell.ts';

const TOKEN = 'a token of a preview';
const OTHERS_WITHIN_MS = 2000;
const STOPPED_WITHIN_MS = 10_000;

/** Ways in which code of a section never gives its processor, its thread or its memory back. */
const MODES = ['hang', 'sleep', 'exhaust'] as const;

let stage: Stage;
let shell: ServingShell;

beforeEach(async () => {
  stage = new Stage();
  ({ shell } = stage);
  await stage.begin('text of the live release');
});

afterEach(() => stage.end());

const since = (started: number): number => performance.now() - started;

test.each(MODES)('a preview whose page does "%s" fails alone: what is live is shown meanwhile', async (mode) => {
  const { version } = stage.release({ text: 'text of the preview' });
  const token = createHash('sha256').update(TOKEN).digest('hex');
  stage.registry.decide({ previews: [{ token, section: SECTION, version, beside: [], expires: Date.now() + 60_000 }] });
  const opened = await shell.get(`/_preview/${encodeURIComponent(TOKEN)}?to=${PAGE}`);
  const cookie = String(opened.headers.get('set-cookie')).split(';', 1)[0] ?? '';
  expect((await shell.get(PAGE, { cookie })).body).toContain('text of the preview');

  const failing = shell.get(`${PAGE}?mode=${mode}`, { cookie });
  const started = performance.now();
  const shown = await shell.get(PAGE);
  expect(since(started)).toBeLessThan(OTHERS_WITHIN_MS);
  expect(shown.body).toContain('text of the live release');
  expect((await failing).status).toBe(503);
  expect((await shell.get('/healthz')).status).toBe(200);
});

test.each(MODES)('a shell that is told to stop while a page does "%s" is gone within 10 s', async (mode) => {
  const asked = shell.get(`${PAGE}?mode=${mode}`).catch(() => undefined);
  await shell.get('/healthz');
  const started = performance.now();
  expect(await shell.stop()).toBe(0);
  expect(since(started)).toBeLessThan(STOPPED_WITHIN_MS);
  await asked;
});
