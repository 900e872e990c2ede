import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage } from '@sgc/renderer/host';
import { pino } from 'pino';
import { CachedPage } from './html-cache.ts';
import { PageStore } from './page-store.ts';

const log = pino({ level: 'silent' });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-store-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const page = (text: string): CachedPage => {
  const rendered: RenderedPage = {
    kind: 'page',
    status: 200,
    html: new TextEncoder().encode(text),
    inlineHashes: { scripts: ["'sha256-x'"], styles: ["'sha256-y'"] },
    head: [],
    queries: {},
    description: { title: text, description: text, canonicalPath: undefined, isListed: true },
    wordsDigest: text.slice(0, 20),
    caching: 'shared',
    dataTags: ['catalog'],
    sections: ['mfe-catalog'],
    failedSections: [],
    withoutFragments: [],
    trustedTypes: ['lit-html'],
  };
  return new CachedPage(rendered, { set: 'set-1', revisions: { catalog: '1' } }, 1000);
};

test('a page comes back as it was, for the process that comes after', async () => {
  const store = new PageStore(folder, log);
  store.keep('/inventory?brand=denago', page('the carts — all of them'));
  await store.flush();
  const [[address, cached] = []] = await new PageStore(folder, log).read();
  expect(address).toBe('/inventory?brand=denago');
  expect(Buffer.from(cached?.page.html ?? []).toString()).toBe('the carts — all of them');
  expect([cached?.set, cached?.revisions, cached?.renderedAt]).toEqual(['set-1', { catalog: '1' }, 1000]);
  expect(cached?.page.description.canonicalPath).toBeUndefined();
  expect(cached?.page.trustedTypes).toEqual(['lit-html']);
});

test('an unchanged page is not written again', async () => {
  const store = new PageStore(folder, log);
  store.keep('/', page('same'));
  await store.flush();
  const [name = ''] = readdirSync(folder);
  const { mtimeNs } = statSync(join(folder, name), { bigint: true });
  store.keep('/', page('same'));
  await store.flush();
  expect(statSync(join(folder, name), { bigint: true }).mtimeNs).toBe(mtimeNs);
});

test('the number and the bytes of pages have a limit: the page written longest ago goes', async () => {
  const store = new PageStore(folder, log);
  for (let number = 0; number < 302; number += 1) store.keep(`/page-${number}`, page(`${number}`));
  await store.flush();
  const addresses = (await new PageStore(folder, log).read()).map(([address]) => address);
  expect(addresses).toHaveLength(300);
  expect(addresses).not.toContain('/page-0');
  expect(addresses).toContain('/page-301');
  for (let number = 0; number < 4; number += 1) store.keep(`/large-${number}`, page(`${number}`.repeat(3_000_000)));
  await store.flush();
  expect((await new PageStore(folder, log).read()).map(([address]) => address).sort()).toEqual([
    '/large-1',
    '/large-2',
    '/large-3',
  ]);
});

test('a file that is no page is left out; a disk that takes nothing causes no failure', async () => {
  writeFileSync(join(folder, 'broken.json'), '{');
  expect(await new PageStore(folder, log).read()).toEqual([]);
  const store = new PageStore(join(folder, 'broken.json', 'pages'), log);
  store.keep('/', page('text'));
  await store.flush();
  expect(await store.read()).toEqual([]);
});
