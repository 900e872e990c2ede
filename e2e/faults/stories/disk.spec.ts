import { ChangedSection, publishRelease } from '../../fixtures/changed-section.ts';
import { SmallDisk } from '../site/small-disk.ts';
import { expect, test } from '../started-site.ts';
import { expectWhole, LIVE_WITHIN_MS } from '../visitor.ts';

const DISK_MB = 32;

test('the disk on which releases are tried is full: the live releases stay, and the next one goes live when there is room', async ({
  page,
  startSite,
}) => {
  const disk = await SmallDisk.mount(DISK_MB);
  const site = await startSite({ disk });
  await expectWhole(page, site.address);
  await site.fillDisk();

  const changed = await ChangedSection.of('mfe-eco', `${site.folder}/next`);
  await changed.replace(
    'src/pages/eco-impact.page.tsx',
    'title="Eco-Impact Calculator"',
    'title="Eco-Impact Calculator, anew"',
  );
  const asked = site.hosts['mfe-eco'].served;
  await publishRelease(await changed.build(), site.hosts['mfe-eco'].folder);
  await expect.poll(() => site.hosts['mfe-eco'].served).toBeGreaterThan(asked + 2);
  await expectWhole(page, site.address);
  await expect(page.getByText('anew')).toHaveCount(0);

  await site.clearDisk();
  await expect(async () => {
    await page.goto(`${site.address}/eco-impact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eco-Impact Calculator, anew', { timeout: 500 });
  }).toPass({ timeout: LIVE_WITHIN_MS });
  await expectWhole(page, site.address);
});
