import { ADDRESSES, vehicleAddress, vehicleAliasAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { vehicleSchema } from '@sgc/contract/catalog';
import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { withoutData } from '../../fixtures/page-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

const { phone, origin, financingApplicationUrl } = DEFAULT_BUSINESS_PROFILE;

for (const address of [vehicleAddress('rover-xl6'), vehicleAliasAddress('rover-xl6'), '/vehicle/denago-rover-xl6']) {
  test(`${address} shows the vehicle and its one canonical address`, covers('2.1.3', '2.5.17'), async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ROVER XL6');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/vehicle/rover-xl6`);
    await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute('content', '11995.00');
    await expect(page.locator('meta[property="product:price:currency"]')).toHaveAttribute('content', 'USD');
    await expect(page.locator('meta[property="product:condition"]')).toHaveAttribute('content', 'new');
  });
}

test(
  'everything the API knows of it is on its page',
  covers('2.5.11', '2.5.12', '2.5.15', '3.1', '4.6'),
  async ({ page, request }) => {
    const vehicle = vehicleSchema.parse(await (await request.get('/api/vehicles/rover-xl6')).json());
    await page.goto(vehicleAddress(vehicle.id));
    const main = page.getByRole('main');
    await expect(main.getByText('NEW', { exact: true })).toBeVisible();
    await expect(main.getByText(vehicle.description)).toBeVisible();
    await expect(main.getByText('$11,995', { exact: true })).toBeVisible();
    await expect(main.getByText('DENAGO', { exact: true })).toBeVisible();
    for (const feature of vehicle.features) await expect(main.getByText(feature, { exact: true })).toBeVisible();
    for (const [name, value] of [
      ['Seating capacity', '6'],
      ['Range', '50 mi'],
      ['Battery type', '48 V 105 Ah lithium'],
    ] as const) {
      await expect(main.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
    }
  },
);

test('its buttons call, apply and ask', covers('1.3', '2.5.10', '2.5.13', '2.5.16'), async ({ page }) => {
  await page.goto(vehicleAddress('denago-ev-city'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Inventory' })).toHaveAttribute('href', ADDRESSES.inventory);
  await expect(main.getByRole('link', { name: 'Schedule Test Drive' })).toHaveAttribute('href', telephoneHref(phone));
  const financing = main.getByRole('link', { name: 'Get Financing Quote' });
  await expect(financing).toHaveAttribute('href', financingApplicationUrl);
  await expect(financing).toHaveAttribute('target', '_blank');
  await expect(financing).toHaveAttribute('rel', /noopener/);
  await expect(main.getByRole('heading', { name: 'Interested in this vehicle?' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Sales Team' })).toHaveAttribute('href', telephoneHref(phone));
  await expect(main.getByRole('link', { name: 'View More Vehicles' })).toHaveAttribute('href', ADDRESSES.inventory);
  // Nothing external is known of this cart.
  await expect(main.getByRole('link', { name: 'View Vehicle Details' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Full Specifications' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Ask about this cart' }).click();
  await expect(page).toHaveURL('/contact?vehicle=denago-ev-city');
});

test('where a series starts is no offer of the model', async ({ page }) => {
  const offers = async (id: string): Promise<unknown> => {
    await page.goto(vehicleAddress(id));
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    const nodes = (graph['@graph'] ?? [graph]) as { '@type': string; offers?: unknown }[];
    return nodes.find((node) => node['@type'] === 'Product')?.offers;
  };
  expect(await offers('turfman-200')).toBeUndefined();
  await expect(page.getByRole('main').getByText('Ask for a price').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Series from $6,795').first()).toBeVisible();
  expect(await offers('evolution-d6-max-xt4')).toMatchObject({ price: 16_995, priceCurrency: 'USD' });
});

test('a cart with a price of its own comes with an estimate of its payments', async ({ page }) => {
  const estimator = page.getByRole('form', { name: 'Payment estimator' });
  await page.goto(vehicleAddress('denago-ev-city'));
  await expect(estimator.getByLabel('Price')).toHaveValue('11995');
  await page.goto(vehicleAddress('turfman-200'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TURFMAN 200');
  await expect(estimator).toHaveCount(0);
});

test(
  'an unknown id is not found, on the server and on the way through the site',
  covers('2.5.9', '7.14'),
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/404/);
    const response = await page.goto(vehicleAddress('no-such-cart'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle Not Found');
    await expect(page.getByText("The vehicle you're looking for doesn't exist or has been removed.")).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Back to Inventory' }).click();
    await expect(page).toHaveURL(ADDRESSES.inventory);
  },
);

const ODD_IDS = ['%2e%2e%2frevisions', 'a%2fb', '%F0%9F%9A%97', '%22%3E%3Cscript%3E', '%27--', 'a'.repeat(1900)];

for (const id of ODD_IDS) {
  test(`the id ${id.slice(0, 30)} is not found and nothing worse`, async ({ request }) => {
    const response = await request.get(`/vehicle/${id}`);
    expect([400, 404]).toContain(response.status());
  });
}

test('an API that does not answer is something else than a missing vehicle', async ({ page, expectedConsole }) => {
  expectedConsole.push(/503/);
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  await withoutData(page);
  await page.route('**/api/vehicles/denago-ev-city', (route) =>
    route.fulfill({ status: 503, json: { error: 'down' } }),
  );
  const card = page.getByRole('article').filter({ hasText: 'Denago EV City' });
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cart cannot be shown right now');
  await expect(page.getByRole('main').getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
    'href',
    telephoneHref(phone),
  );
  await page.unroute('**/api/vehicles/denago-ev-city');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denago EV City');
});

test('several pictures are leafed through by keyboard', covers('2.5.14'), async ({ page }) => {
  const vehicle = vehicleSchema.parse(await (await page.request.get('/api/vehicles/denago-ev-city')).json());
  const images = ['/media/one.svg', '/media/two.svg', '/media/three.svg'];
  await page.route('**/media/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    }),
  );
  await withoutData(page);
  await page.route('**/api/vehicles/denago-ev-city', (route) =>
    route.fulfill({ json: { ...vehicle, images, externalUrl: 'https://maker.example.com/city' } }),
  );
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  const card = page.getByRole('article').filter({ hasText: 'Denago EV City' });
  await card.getByRole('link', { name: 'View Details' }).click();

  await expect(page.getByRole('img', { name: 'Denago EV City, picture 1 of 3' })).toBeVisible();
  const choices = page.getByRole('list', { name: 'Pictures' }).getByRole('link');
  await choices.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('img', { name: 'Denago EV City, picture 3 of 3' })).toHaveAttribute(
    'src',
    images[2] ?? '',
  );
  await expect(choices.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: 'Denago EV City, picture 2 of 3' })).toBeVisible();
  await choices.first().click();
  await expect(page.getByRole('img', { name: 'Denago EV City, picture 1 of 3' })).toBeVisible();
  await expect(page).toHaveURL(vehicleAliasAddress('denago-ev-city'));
  for (const name of ['View Vehicle Details', 'Full Specifications']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', 'https://maker.example.com/city');
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  for (const id of ['ev-city', 'evolution-d5-maverick-4-plus', 'd5-ranger-4']) {
    test(`the first screen of ${id} says what it is, what it costs and how to ask`, async ({ page }) => {
      await page.goto(vehicleAddress(id));
      const bar = await page.getByRole('navigation', { name: 'Call or write' }).boundingBox();
      const main = page.getByRole('main');
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        main.getByText(/^\$[\d,]+$|^Ask for a price$/).first(),
        main.getByRole('link', { name: /a month$|photographs$/ }).first(),
        main.getByRole('definition').filter({ hasText: /^\d$/ }).first(),
        main.getByRole('definition').filter({ hasText: /^(In stock|To order),/ }),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });
  }
});

test('delivery of a cart is free to the towns on the list, and each town leads to its page', async ({ page }) => {
  await page.goto(vehicleAddress('ev-city'));
  const delivery = page.getByRole('region', { name: 'Delivery to your town' });
  await expect(delivery).toContainText('Free to all 25 municipalities on our list');
  await delivery.getByText('Is my town on the list?').click();
  await delivery.getByRole('link', { name: 'Tamaqua' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Golf carts in Tamaqua' })).toBeVisible();
});
