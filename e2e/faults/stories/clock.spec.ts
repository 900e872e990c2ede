import { ChangedSection, publishRelease } from '../../fixtures/changed-section.ts';
import { expect, test } from '../started-site.ts';
import { expectWhole, LIVE_WITHIN_MS, leaveMessage } from '../visitor.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

for (const clock of ['ahead', 'behind'] as const) {
  test(`the servers' clock is one day ${clock}: pages, messages and releases work`, async ({ page, startSite }) => {
    const site = await startSite({ clock });
    await expectWhole(page, site.address);
    const reference = await leaveMessage(page, site.address);
    expect(await site.leads()).toContain(reference);
    const changed = await ChangedSection.of('mfe-eco', `${site.folder}/next`);
    await changed.replace(
      'src/pages/eco-impact.page.tsx',
      'title="Eco-Impact Calculator"',
      'title="Eco-Impact Calculator, anew"',
    );
    await publishRelease(await changed.build(), site.hosts['mfe-eco'].folder);
    await expect(async () => {
      await page.goto(`${site.address}/eco-impact`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/anew$/, { timeout: 500 });
    }).toPass({ timeout: LIVE_WITHIN_MS });
  });
}

test("a visitor's clock is one day off: pages and messages work", async ({ page, startSite }) => {
  const site = await startSite();
  await page.clock.install({ time: Date.now() + DAY_MS });
  await expectWhole(page, site.address);
  const reference = await leaveMessage(page, site.address);
  expect(await site.leads()).toContain(reference);
});
