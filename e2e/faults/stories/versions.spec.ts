import { ChangedSection, publishRelease, ROOT } from '../../fixtures/changed-section.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../site-fixture.ts';
import { expectWhole, LIVE_WITHIN_MS } from '../visitor.ts';

test('one shell shows one version of a section, then the next, and a visit under way goes on; an old release shown again is refused', async ({
  page,
  context,
  site,
}) => {
  const setOf = async (): Promise<string> =>
    (await page.request.get(`${site.address}/eco-impact`)).headers()['x-release-set'] ?? '';
  const first = await setOf();
  await page.goto(`${site.address}/services`);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const changed = await ChangedSection.of('mfe-eco', `${site.folder}/version`);
  await changed.replace(
    'src/pages/eco-impact.page.tsx',
    'title="Eco-Impact Calculator"',
    'title="Eco-Impact Calculator, next"',
  );
  const host = site.hosts['mfe-eco'].folder;
  await publishRelease(await changed.build(), host);
  await expect.poll(setOf, { timeout: LIVE_WITHIN_MS }).not.toBe(first);
  const other = await context.newPage();
  await other.goto(`${site.address}/eco-impact`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Eco-Impact Calculator, next');

  // Opened before the release: its files are still served.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eco-Impact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Eco-Impact Calculator/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // The earlier release is put back: it is refused, for an old release could bring back its faults.
  const { served } = site.hosts['mfe-eco'];
  await publishRelease(`${ROOT}/mfe-eco/dist/release`, host);
  await expect.poll(() => site.hosts['mfe-eco'].served).toBeGreaterThan(served + 2);
  expect(await setOf()).not.toBe(first);
  await expectWhole(other, site.address);
});
