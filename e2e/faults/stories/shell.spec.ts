import { untilHydrated } from '../../fixtures/hydration.ts';
import { Writers } from '../messages.ts';
import { expect, test } from '../site-fixture.ts';
import { expectWhole } from '../visitor.ts';

test('the shell is killed under load: it is back within seconds, and a visit under way goes on', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/services`);
  await untilHydrated(page);
  const writers = new Writers(site.address, 4);
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(20);

  site.shell.kill();
  const before = writers.acknowledged.length;
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(before + 5);
  await writers.stop();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rentals' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent a golf cart');
  await expectWhole(page, site.address);
  const stored = await site.leads();
  expect(writers.acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});

test('the shell starts although every section and the API are down: the last good set is shown', async ({
  page,
  site,
}) => {
  for (const proxy of Object.values(site.proxies)) proxy.disturb('down');
  site.shell.kill();
  await expect(async () => {
    const response = await page.goto(`${site.address}/services`);
    expect(response?.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Golf cart service and repair/);
  for (const proxy of Object.values(site.proxies)) proxy.mend();
  await expect(async () => expectWhole(page, site.address)).toPass({ timeout: 10_000 });
});
