import { ADDRESSES } from '@sgc/contract/addresses';
import { WORDS } from '../pages/contact-page.ts';
import { NO_SUCH_PAGE, TEMPLATES } from '../pages/templates.ts';
import { expect, test } from './firefox.ts';

const MESSAGE = {
  firstName: WORDS['First name'],
  lastName: WORDS['Last name'],
  email: WORDS.Email,
  phone: WORDS.Phone,
  message: WORDS.Message,
};

for (const address of TEMPLATES) {
  test(`${address} is whole, and no wider than a phone`, async ({ firefox: { page, open } }) => {
    expect(await open(address)).toBe(address === NO_SUCH_PAGE ? 404 : 200);
    expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('the menu opens, leads on, and Back returns', async ({ firefox: { page, open } }) => {
  await open(ADDRESSES.home);
  await page.locator('aria/Menu[role="button"]').click();
  await page.locator('dialog[open] a[href="/services"]').click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('service'));
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Electric golf carts'));
});

test('a search finds carts, and is there again after Back', async ({ firefox: { page, open } }) => {
  await open(ADDRESSES.inventory);
  await page.locator('main input[type="search"]').fill('six seater');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForFunction(() =>
    /^\d+ matching vehicles$/.test(document.querySelector('#vehicles')?.textContent ?? ''),
  );
  const matching = await page.$eval('#vehicles', ({ textContent }) => textContent);
  await page.locator('::-p-text(View Details)').click();
  await page.waitForFunction(() => location.pathname.startsWith('/vehicles/'));
  await page.goBack();
  await page.waitForFunction((after) => document.querySelector('#vehicles')?.textContent === after, {}, matching);
});

test('a message reaches the dealer, who answers with its reference', async ({ firefox: { page, open } }) => {
  await open(ADDRESSES.contact);
  for (const [name, words] of Object.entries(MESSAGE)) await page.locator(`main [name="${name}"]`).fill(words);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForFunction(() => location.pathname === '/thank-you');
  expect(new URL(page.url()).searchParams.get('ref')).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});
