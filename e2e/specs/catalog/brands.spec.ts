import { ADDRESSES } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { requestAddress } from '@sgc/contract/leads';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

const { phone } = DEFAULT_BUSINESS_PROFILE;

test(
  'the EVOLUTION page has its sections in their order',
  covers('2.1.9', '2.6.10', '2.6.11', '2.6.12', '2.6.14', '2.6.16', '2.6.17'),
  async ({ page }) => {
    await page.goto(ADDRESSES.evolution);
    const main = page.getByRole('main');
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 4)).toEqual([
      'The EVOLUTION Difference',
      'Complete EVOLUTION Lineup',
      'Complete EVOLUTION Vehicle Lineup',
      'Why Choose EVOLUTION',
    ]);
    await expect(main.getByText('PREMIUM ELECTRIC VEHICLES')).toBeVisible();
    await expect(main.getByText('Industry Leading')).toBeVisible();
    await expect(main.getByRole('link', { name: 'View EVOLUTION Models' })).toHaveAttribute(
      'href',
      ADDRESSES.inventory,
    );
    await expect(main.getByRole('link', { name: `Call ${phone}` }).first()).toHaveAttribute(
      'href',
      telephoneHref(phone),
    );
    await expect(main.getByRole('region', { name: 'The EVOLUTION Difference' }).getByRole('listitem')).toHaveCount(6);
    await expect(main.getByRole('region', { name: 'Complete EVOLUTION Lineup' }).getByRole('article')).toHaveCount(7);
    const models = main.getByRole('region', { name: 'Complete EVOLUTION Vehicle Lineup' }).getByRole('article');
    await expect(models).toHaveCount(6);
    await expect(models.getByText('Drive: Rear-Wheel Drive')).toHaveCount(6);
    const why = main.getByRole('region', { name: 'Why Choose EVOLUTION' }).getByRole('heading', { level: 3 });
    await expect(why).toHaveText(['Proven Quality', 'Advanced Features', 'Reliable Performance', 'Local Support']);
    await expect(main.getByRole('link', { name: 'Schedule Test Drive' })).toHaveAttribute(
      'href',
      requestAddress('test-drive', { cart: 'EVOLUTION' }),
    );
  },
);

test(
  'a series shows where it starts, three points, three models, and counts the rest',
  covers('2.6.13'),
  async ({ page }) => {
    await page.goto(ADDRESSES.evolution);
    const card = (name: string) =>
      page
        .getByRole('region', { name: 'Complete EVOLUTION Lineup' })
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card('D6 MAX')).toContainText('4 models');
    await expect(card('D6 MAX')).toContainText('$13,595');
    await expect(card('D6 MAX').getByRole('link')).toHaveText([
      'D6 MAX GT4',
      'D6 MAX GT6',
      'D6 MAX XT4',
      '+1 more model of D6 MAX',
    ]);
    await expect(card('D6 MAX').getByRole('link').last()).toHaveAttribute('href', '/inventory?search=D6%20MAX');
    await expect(card('CLASSIC')).toContainText('$6,695');
    await expect(card('CLASSIC').getByText(/more model/)).toHaveCount(0);
  },
);

test('a speed that one model does not state is not said of its series, and no sentence stumbles over an article', async ({
  page,
}) => {
  await page.goto(ADDRESSES.denago);
  const rover = page
    .getByRole('region', { name: 'Denago series' })
    .getByRole('article')
    .filter({ hasText: 'EV ROVER' });
  await expect(rover).not.toContainText('25 mph');
  await page.goto(ADDRESSES.evolution);
  await expect(page.getByRole('heading', { name: 'See an EVOLUTION cart for yourself' })).toBeVisible();
});

test('a model shows its figures and two ways on', covers('2.6.15'), async ({ page }) => {
  await page.goto(ADDRESSES.evolution);
  const model = page
    .getByRole('region', { name: 'Complete EVOLUTION Vehicle Lineup' })
    .getByRole('article')
    .filter({ hasText: 'CARRIER 6 PLUS' });
  for (const text of ['CARRIER', '$9,595', '38 mi', '25 mph']) await expect(model).toContainText(text);
  await expect(model.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/vehicles/carrier-6-plus');
  await model.getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL('/contact?vehicle=carrier-6-plus');
});

test(
  'the Denago page shows three series and six models',
  covers('2.1.8', '2.6.6', '2.6.7', '2.6.8', '2.6.9'),
  async ({ page }) => {
    await page.goto(ADDRESSES.denago);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Denago series' }).getByRole('heading', { level: 3 })).toHaveText([
      'EV CITY',
      'EV NOMAD',
      'EV ROVER',
    ]);
    await expect(main.getByRole('region', { name: 'The Denago lineup' }).getByRole('heading', { level: 3 })).toHaveText(
      ['EV CITY', 'EV NOMAD', 'NOMAD XL', 'ROVER XL', 'ROVER XL6', 'ROVER XXL'],
    );
    await expect(main.getByRole('heading', { name: 'Why Choose Denago' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Schedule Test Drive' })).toHaveAttribute(
      'href',
      requestAddress('test-drive', { cart: 'Denago' }),
    );
  },
);

for (const address of [ADDRESSES.denago, ADDRESSES.evolution, ADDRESSES.inventory]) {
  test(`every link of ${address} opens`, async ({ page }) => {
    await page.goto(address);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(hrefs)].filter((href) => href.startsWith('/'));
    expect(own.length).toBeGreaterThan(5);
    for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
  });

  test(`${address} has its whole content without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(address);
    expect(await page.getByRole('article').count()).toBeGreaterThan(8);
    await context.close();
  });
}

test(
  'the inventory is fetched while the browser is idle, so that opening it asks for nothing',
  covers('7.4'),
  async ({ page }) => {
    const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/vehicles');
    await page.goto(ADDRESSES.evolution);
    expect((await prefetched).status()).toBe(200);
  },
);
