import type { Derivation } from './derived-release.ts';
import { publish } from './derived-release.ts';
import { RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';

const shell = new RunningShell();

afterAll(async () => {
  await shell.stop();
  shell.remove();
});

/** The date that the sitemap gives a page. */
const dateOf = async (path: string): Promise<string | undefined> => {
  const { body } = await shell.get('/sitemap.xml');
  const [entry] = body.match(new RegExp(`<url>\\s*<loc>[^<]+${path}</loc>[^]*?</url>`)) ?? [];
  if (entry === undefined) throw new Error(`the sitemap does not list ${path}:\n${body}`);
  return /<lastmod>([^<]+)</.exec(entry)?.[1];
};

/** Releases and answers when the release went live. */
const release = async (derivation: Derivation): Promise<string> => {
  const { version } = publish(shell.origin, derivation);
  await shell.until(({ live, timeline }) => live === version && timeline[0]?.version === version);
  const { timeline } = await shell.section();
  return timeline[0]?.at ?? '';
};

test('a page has a date once it was seen to change: when the release that changed its words went live', async () => {
  publish(shell.origin, { text: 'first words' });
  await shell.start();
  expect(await dateOf(PAGE)).toBeUndefined();

  const changed = await release({ text: 'other words' });
  expect(await dateOf(PAGE)).toBe(changed);

  const unchanged = await release({
    text: 'other words',
    descriptor: (descriptor) => ({ ...descriptor, budget: { scripts: 999_999, styles: 999_999 } }),
  });
  expect(unchanged).not.toBe(changed);
  expect(await dateOf(PAGE)).toBe(changed);

  await shell.stop();
  await shell.start();
  expect(await dateOf(PAGE)).toBe(changed);

  // Back to the version that said the same, and to the one before it.
  await shell.operate('rollback', { why: 'one back' });
  expect(await dateOf(PAGE)).toBe(changed);
  await shell.operate('rollback', { why: 'two back' });
  const { timeline } = await shell.section();
  expect(await dateOf(PAGE)).toBe(timeline[0]?.at);

  // Which of the two changed the page nobody saw.
  await release({ text: 'words that nobody asked about' });
  await release({ text: 'words of the last release' });
  expect(await dateOf(PAGE)).toBeUndefined();
});
