import { ADDRESSES } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

const { phone } = DEFAULT_BUSINESS_PROFILE;

test.beforeEach(async ({ page }) => {
  await page.goto(ADDRESSES.home);
});

test('the hero leads to the inventory and calls', covers('2.1.1', '2.4.1'), async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Schuylkill County');
  await expect(main.getByRole('link', { name: 'View Inventory' }).first()).toHaveAttribute('href', ADDRESSES.inventory);
  await expect(main.getByRole('link', { name: `Call ${phone}` }).first()).toHaveAttribute('href', telephoneHref(phone));
});

test('four tiles and two figures say why', covers('1.4', '2.4.2'), async ({ page }) => {
  const why = page.getByRole('region', { name: 'Why drive with us' });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'Premium Quality',
    'Expert Service',
    '0% Financing',
    'Eco-Friendly',
  ]);
  await expect(why.getByRole('definition')).toHaveText(['15+', '500+']);
  await expect(why.getByRole('listitem').filter({ hasText: '0% Financing' })).toContainText(
    'On select models, on approved credit.',
  );
});

test('six brands, each with its four promises', covers('2.4.3', '2.4.4'), async ({ page }) => {
  const brands = page.getByRole('region', { name: 'Brands we know' });
  await expect(brands.getByRole('heading', { level: 3 })).toHaveText([
    'Club Car',
    'EZ-GO',
    'Denago',
    'Evolution',
    'Tomberlin',
    'Swift EV',
  ]);
  for (const promise of [/warranty/i, /parts/i, /certified service/i, /support/i]) {
    await expect(brands.getByRole('listitem').filter({ hasText: promise })).toHaveCount(6);
  }
});

test('three featured carts', covers('2.4.5', '9.1.11'), async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Featured carts' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, [name, price, address]] of (
    [
      ['Evolution D5 Maverick 4 Plus', '$12,995', '/vehicle/evolution-d5-maverick-4-plus'],
      ['Evolution D6 Max XT4', '$16,995', '/vehicle/evolution-d6-max-xt4'],
      ['Denago EV City', '$11,995', '/vehicle/denago-ev-city'],
    ] as const
  ).entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card.getByText('NEW', { exact: true })).toBeVisible();
    await expect(card).toContainText(price);
    await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', address);
  }
});

test('the hero says where the showroom is, and the number of seats leads to carts that have it', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Showroom in Pocono Pines' })).toHaveAttribute(
    'href',
    ADDRESSES.showroom,
  );
  const bySeats = page.getByRole('navigation', { name: 'Carts by number of seats' }).getByRole('link');
  await expect(bySeats).toHaveText(['2 seats', '4 seats', '6 seats', '8 seats']);
  await bySeats.nth(2).click();
  await expect(page).toHaveURL(`${ADDRESSES.inventory}?seats=6`);
  await expect(page.getByRole('heading', { name: /^\d+ matching vehicles$/ })).toBeVisible();
  for (const card of await page.getByRole('main').getByRole('article').all())
    await expect(card).toContainText('6 seats');
});

test('a teaser of About, with the county on a map', covers('2.4.6'), async ({ page }) => {
  const teaser = page.getByRole('region', { name: 'At home in Schuylkill County' });
  await expect(teaser.getByRole('link', { name: 'About us' })).toHaveAttribute('href', ADDRESSES.about);
  await expect(teaser.getByRole('img', { name: /^Map of Schuylkill County/ })).toBeVisible();
});

test(
  'the first 24 municipalities of 25, and three regions that hold all',
  covers('2.4.7', '2.4.8'),
  async ({ page }) => {
    const grid = page.getByRole('region', { name: 'We deliver to 25 municipalities' });
    await expect(grid.getByRole('listitem').getByRole('link')).toHaveCount(24);
    const regions = page.getByRole('heading', { level: 3, name: /region: \d+ municipalities$/ });
    await expect(regions).toHaveText([/^Northern/, /^Central/, /^Southern/]);
    const counts = (await regions.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(25);
  },
);

test('a block to get in touch closes the page', covers('2.4.9'), async ({ page }) => {
  const block = page.getByRole('region', { name: 'Talk to us' });
  await expect(block.getByRole('link', { name: 'Send a Message' })).toHaveAttribute('href', ADDRESSES.contact);
  await expect(block.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', telephoneHref(phone));
});
