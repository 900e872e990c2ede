import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import sharp from 'sharp';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startWholeSite, type WholeSite } from '../../fixtures/whole-site.ts';

const PHOTOS = ['front.jpg', 'side.png', 'back.webp'];

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: WholeSite;

test.beforeAll(async () => {
  site = await startWholeSite();
  for (const [index, name] of PHOTOS.entries()) {
    const background = { r: 40 * index, g: 120, b: 90 };
    const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
    await photo.toFile(join(site.folder, name));
  }
  const stock = join(site.folder, 'stock.csv');
  const row = `photographed-cart,Photographed Cart,9500,Denago,rover,yes,${PHOTOS.join('|')}`;
  await writeFile(stock, `id,name,price,brand,category,inStock,photos\n${row}\n`);
  await site.command('inventory', 'import', stock);
});
test.afterAll(() => site.stop());

test('photos of an imported cart are shown on its card and its page, in the best format and width', async ({
  page,
}) => {
  const photo = page.waitForResponse(/\/media\/[0-9a-f]{32}-\d+\.avif$/);
  await page.goto(`${site.address}${ADDRESSES.inventory}?search=photographed`);
  const picture = page.getByRole('article').locator('picture');
  await expect(picture.locator('source')).toHaveCount(2);
  await expect(picture.locator('source').first()).toHaveAttribute('type', 'image/avif');
  await expect(picture.locator('source').last()).toHaveAttribute('type', 'image/webp');
  await expect(picture.locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}-960\.jpg$/);
  const answer = await photo;
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await sharp(await answer.body()).metadata()).height).toBeGreaterThan(300);

  await page.goto(`${site.address}${vehicleAddress('photographed-cart')}`);
  const shown = page.getByRole('img', { name: 'Photographed Cart, picture 1 of 3' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-(960|1440)\.avif$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('several photos are leafed through by keyboard', async ({ page }) => {
  await page.goto(`${site.address}${vehicleAddress('photographed-cart')}`);
  await untilHydrated(page);
  const choices = page.getByRole('list', { name: 'Pictures' }).getByRole('link');
  await expect(choices).toHaveCount(PHOTOS.length);
  const picture = (number: number) => page.getByRole('img', { name: `Photographed Cart, picture ${number} of 3` });
  const address = async (number: number) => (await choices.nth(number - 1).getAttribute('href')) ?? '';

  await choices.first().focus();
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(choices.nth(number - 1)).toBeFocused();
    await expect(picture(number)).toHaveAttribute('src', await address(number));
    await expect
      .poll(() => picture(number).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.keyboard.press('Home');
  await expect(picture(3)).toBeVisible();
});

test('a photo is zoomed by a button, and its frame then scrolls by keys', async ({ page }) => {
  await page.goto(`${site.address}${vehicleAddress('photographed-cart')}`);
  await untilHydrated(page);
  const zoom = page.getByRole('button', { name: 'Zoom' });
  const picture = page.getByRole('img', { name: 'Photographed Cart, picture 1 of 3' });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeCloseTo(before * 2, 0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  const start = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(start);
  await zoom.click();
  await expect.poll(width).toBeCloseTo(before, 0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

  test('photos are leafed through by swiping', async ({ page }) => {
    await page.goto(`${site.address}${vehicleAddress('photographed-cart')}`);
    await untilHydrated(page);
    const picture = (number: number) => page.getByRole('img', { name: `Photographed Cart, picture ${number} of 3` });
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const y = ((await page.locator('figure picture').first().boundingBox())?.y ?? 0) + 60;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 100);
    await expect(picture(2)).toBeVisible();
    await swipe(100, 300);
    await expect(picture(1)).toBeVisible();
    await swipe(200, 190);
    await expect(picture(1)).toBeVisible();
  });
});
