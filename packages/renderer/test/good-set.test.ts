import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, failureOf, html, PAGE, SiteOfEco } from './site-of-eco.ts';

let site: SiteOfEco;
beforeEach(() => {
  site = new SiteOfEco();
});
afterEach(() => site.close());

test('a set renders its pages, and the page that stands in is ready', async () => {
  const renderer = await site.start(await site.release({}));
  expect(await html(renderer, PAGE)).toMatch(/<main/);
  expect(await html(renderer, '/')).toMatch(/<main/);
  expect(renderer.ready.fallback.status).toBe(503);
  expect(new TextDecoder().decode(renderer.ready.fallback.html)).toContain('1-844-844-6638');
  expect(renderer.ended).toEqual([]);
});

test('a page that loads data gets the answer of the API that its host asked', async () => {
  const asked: string[] = [];
  const inLoad = `if (mode) {
    const answer = await context.api('/api/vehicles?x=' + mode, { headers: { cookie: 'stolen' } });
    globalThis.seen = answer.status + answer.headers.get('etag') + (await answer.text());
  }`;
  const release = await site.release({ inLoad, inComponent: 'if (mode) return globalThis.seen' });
  const renderer = await site.start(release, {}, async (path, { requestId }) => {
    asked.push(`${requestId} ${path}`);
    return { status: 201, headers: { etag: '"1"' }, body: Buffer.from('word') };
  });
  expect(await html(renderer, `${PAGE}?mode=a`)).toContain('201&quot;1&quot;word');
  expect(asked).toEqual(['test /api/vehicles?x=a']);
});

test.each([
  ["await context.api('/health')", 'paths of the API only'],
  ["await context.api('/api/../internal')", 'paths of the API only'],
  ["await context.api('/api/x', { method: 'POST' })", 'only reads'],
])('a page that calls %s fails, and the API is not asked', async (inLoad, reason) => {
  const api = jest.fn();
  const renderer = await site.start(await site.release({ inLoad: `if (mode) ${inLoad}` }), {}, api);
  expect((await failureOf(ask(renderer, `${PAGE}?mode=x`))).message).toMatch(reason);
  expect(api).not.toHaveBeenCalled();
});

test('a file that was changed on the disk after it was verified does not run', async () => {
  const release = await site.release({});
  const file = join(release.directory, await site.serverEntry());
  writeFileSync(file, `${readFileSync(file, 'utf8')};globalThis.changed = true`);
  const failure = await failureOf(site.start(release));
  expect(failure.message).toMatch('is not what its release says');
});

test('a section that fills a key of data which belongs to another one is not loaded', async () => {
  const release = await site.release({ members: "{ data: { municipalities: [{ name: 'Evil', slug: 'evil' }] } }" });
  expect((await failureOf(site.start(release))).message).toBe(
    'mfe-eco exports data.municipalities, which belongs to mfe-content',
  );
});

test('a closed set waits for a rendering under way, but not for ever', async () => {
  const inComponent = "if (mode === 'wait') throw new Promise(() => {})";
  const renderer = await site.start(await site.release({ inComponent }), { renderMs: 60_000, drainMs: 100 });
  const waiting = failureOf(ask(renderer, `${PAGE}?mode=wait`));
  await html(renderer, PAGE);
  await renderer.close();
  expect((await waiting).message).toMatch('its set was closed');
});
