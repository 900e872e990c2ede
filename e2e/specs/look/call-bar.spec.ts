import { ADDRESSES } from '@sgc/contract/addresses';
import { requestAddress } from '@sgc/contract/leads';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { noteShifts, shiftSoFar } from '../../fixtures/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 375, height: 800 } });

const OPEN = new Date('2026-06-20T12:00:00-04:00');
const CLOSED = new Date('2026-06-21T12:00:00-04:00');

test('the call bar gives way to a form field with focus', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  const bar = page.getByRole('navigation', { name: 'Call or write' });
  const search = page.getByRole('searchbox').first();
  await expect(bar).toBeVisible();
  await search.focus();
  await expect(bar).toBeHidden();
  await search.blur();
  await expect(bar).toBeVisible();
});

for (const [when, time, texts, first] of [
  ['open', OPEN, ['Call (open)', 'Write us'], /^tel:/],
  ['closed', CLOSED, ['Request a call', 'Call (closed)'], requestAddress('call')],
] as const)
  test(`while the showroom is ${when} the call bar leads with "${texts[0]}", and nothing moves`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await noteShifts(page);
    await page.goto(ADDRESSES.services);
    await untilHydrated(page);
    const ways = page.getByRole('navigation', { name: 'Call or write' }).getByRole('link');
    await expect(ways).toHaveText(texts);
    await expect(ways.first()).toHaveAttribute('href', first);
    expect(await shiftSoFar(page)).toBe(0);
  });

test('the contact page has no call bar, which would cover its fields', async ({ page }) => {
  await page.goto(ADDRESSES.contact);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Call or write' })).toHaveCount(0);
});

test('calls to action are at least 44 px high', async ({ page }) => {
  await page.goto(ADDRESSES.services);
  const calls = page.locator('a[href^="tel:"]:visible').filter({ has: page.locator('svg') });
  expect(await calls.count()).toBeGreaterThan(0);
  for (const call of await calls.all()) expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
