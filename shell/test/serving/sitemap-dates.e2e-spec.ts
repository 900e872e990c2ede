import type { Derivation } from '@sgc/release-format/test-fixture';
import { PAGE, SECTION, Stage } from './serving-shell.ts';

const stage = new Stage();
const { shell, registry } = stage;

afterAll(() => stage.end());

/** The date that the sitemap gives a page. */
const dateOf = async (path: string): Promise<string | undefined> => {
  const { body } = await shell.get('/sitemap.xml');
  const [entry] = body.match(new RegExp(`<url>\\s*<loc>[^<]+${path}</loc>[^]*?</url>`)) ?? [];
  if (entry === undefined) throw new Error(`the sitemap does not list ${path}:\n${body}`);
  return /<lastmod>([^<]+)</.exec(entry)?.[1];
};

/** Versions in the order in which they went live. */
const lived: string[] = [];

/** Decides that a version is live, and answers when that was. */
const goLive = async (version: string): Promise<string> => {
  const from = lived.at(-1);
  lived.push(version);
  const at = `2026-02-0${lived.length}T12:00:00.000Z`;
  registry.decide({
    live: { [SECTION]: version },
    kept: { [SECTION]: [...new Set(lived.toReversed())] },
    arrivals: from === undefined ? {} : { [SECTION]: { from, at } },
  });
  await shell.untilLive(version);
  return at;
};

const release = (derivation: Derivation): Promise<string> => goLive(stage.release(derivation).version);

test('a page has a date once it was seen to change: when the release that changed its words went live', async () => {
  lived.push((await stage.begin('first words')).version);
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
  await shell.start(registry.origin);
  await shell.untilLive(lived.at(-1) ?? '');
  expect(await dateOf(PAGE)).toBe(changed);

  // Back to the version that said the same, and to the one before it.
  const [first = '', same = ''] = lived;
  await goLive(same);
  expect(await dateOf(PAGE)).toBe(changed);
  const back = await goLive(first);
  expect(await dateOf(PAGE)).toBe(back);

  // The page was not seen between the two, so the one that changed it is unknown.
  await release({ text: 'words that were not seen' });
  await release({ text: 'words of the last release' });
  expect(await dateOf(PAGE)).toBeUndefined();
});
