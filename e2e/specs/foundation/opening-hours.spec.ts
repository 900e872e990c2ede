import { untilHydrated } from '../../fixtures/hydration.ts';
import { noteShifts, shiftSoFar } from '../../fixtures/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A Saturday, half a minute before the showroom closes. */
const BEFORE_CLOSING = new Date('2026-06-20T16:59:30-04:00');

/** Pages that show the hours of a desk beside the footer's. */
const PAGES = ['/', '/contact', '/showroom', '/financing', '/services'];

test.describe('a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('reads whether the showroom is open where it is, and sees it close', async ({ page }) => {
    await page.clock.install({ time: BEFORE_CLOSING });
    await page.goto('/contact');
    const open = page.getByText('Open now, until 5PM');
    await expect(open).toHaveCount(2);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Closed now, opens Mon 9AM')).toHaveCount(2);
    await expect(open).toHaveCount(0);
  });
});

for (const path of PAGES) {
  test(`${path}: the server says nothing of the hour, and filling it in moves nothing`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toMatch(/(Open|Closed|only) now/);
    await page.clock.setFixedTime(BEFORE_CLOSING);
    await noteShifts(page);
    await page.goto(path);
    await untilHydrated(page);
    const lines = page.getByText(/^(Open now, until 5PM|Closed now, opens Mon 8AM|Emergency only now, .*)$/);
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all()) await line.scrollIntoViewIfNeeded();
    expect(await shiftSoFar(page)).toBeLessThan(0.01);
  });
}

test('a visitor without JavaScript sees the hours, and no empty line', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/showroom');
  const hours = page.getByRole('main').locator('dl', { hasText: '9AM-5PM' });
  await expect(hours).toBeVisible();
  await expect(page.getByRole('main').locator('p:empty')).toBeHidden();
  await context.close();
});
