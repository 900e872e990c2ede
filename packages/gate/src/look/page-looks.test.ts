import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, TriedPage } from '@sgc/renderer/host';
import { PageLooks, shownHtml } from './page-looks.ts';

const folder = mkdtempSync(join(tmpdir(), 'looks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that counts what it is asked, and ends when a page says so. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
let asked = 0;
parentPort.on('message', ({ number, html, wants }) => {
  if (html.includes('the end')) throw new Error('no memory is left');
  if (html.includes('unreadable')) return parentPort.postMessage({ number, failure: 'it cannot be read' });
  asked += 1;
  parentPort.postMessage({ number, [wants]: asked });
});
`;

const pageWith = (html: string): TriedPage => ({
  address: '/a',
  match: { owner: 'mfe-a', page: 'a', params: {}, search: [] },
  requestId: 'tried-1',
  rendered: { kind: 'page', html: Buffer.from(html) } as Partial<RenderedPage> as RenderedPage,
});

const newLooks = (): PageLooks => {
  const file = join(folder, 'thread.cjs');
  writeFileSync(file, THREAD);
  return new PageLooks(pathToFileURL(file));
};

test('the same HTML is looked at once for each thing that is wanted, whatever stands in the document around it', async () => {
  const looks = newLooks();
  const [page, same] = ['old', 'new'].map((title) =>
    pageWith(`<title>${title}</title><div id="root"><main>a</main></div>`),
  );
  const found = [];
  for (const one of [page, same]) {
    for (const wants of ['facts', 'violations'] as const) found.push(await looks.of(one as TriedPage, wants));
  }
  expect(found).toEqual([1, 2, 1, 2]);
});

test('a look that its thread does not outlive is refused with the reason, and the next one has a thread of its own', async () => {
  const looks = newLooks();
  expect(await looks.of(pageWith('first'), 'facts')).toBe(1);
  await expect(looks.of(pageWith('the end'), 'facts')).rejects.toThrow(
    'the HTML of /a could not be read: no memory is left',
  );
  expect(await looks.of(pageWith('next'), 'facts')).toBe(1);
});

test('a look that fails does not end the thread, where others may be under way', async () => {
  const looks = newLooks();
  expect(await looks.of(pageWith('first'), 'facts')).toBe(1);
  await expect(looks.of(pageWith('unreadable'), 'violations')).rejects.toThrow(
    'the HTML of /a could not be read: it cannot be read',
  );
  expect(await looks.of(pageWith('next'), 'facts')).toBe(2);
});

test('an address that leads elsewhere has no HTML to look at', async () => {
  const page = { ...pageWith(''), rendered: { kind: 'redirect', location: '/b' } } as TriedPage;
  expect(shownHtml(page)).toBeUndefined();
  expect(await newLooks().of(page, 'facts')).toBeUndefined();
});
