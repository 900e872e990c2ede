import { ADDRESSES } from '@sgc/contract/addresses';
import { vehicleListSchema } from '@sgc/contract/catalog';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

const DENAGO = [
  ['EV CITY', '$15,000', '2', '40 mi'],
  ['EV NOMAD', '$8,495', '4', '45 mi'],
  ['NOMAD XL', '$8,495', '4', '55 mi'],
  ['ROVER XL', '$9,995', '6', '50 mi'],
  ['ROVER XL6', '$11,995', '6', '50 mi'],
  ['ROVER XXL', '$11,995', '8', '60 mi'],
] as const;

const EVOLUTION = [
  ['D5 RANGER 4 PLUS', '$9,595', '4', '45 mi'],
  ['D5 RANGER 6 PLUS', '$11,595', '6', '40 mi'],
  ['D5 MAVERICK 4 PLUS', '$9,995', '4', '42 mi'],
  ['CLASSIC 4 PLUS', '$6,995', '4', '35 mi'],
  ['CARRIER 6 PLUS', '$9,595', '6', '38 mi'],
  ['D6 MAX XT4', '$15,595', '4', '50 mi'],
] as const;

const SERIES = {
  'D5 RANGER': ['$7,695', ['D5 RANGER 2+2', 'D5 RANGER 4', 'D5 RANGER 4 PLUS']],
  'D5 MAVERICK': ['$7,995', ['D5 MAVERICK 4', 'D5 MAVERICK 6', 'D5 MAVERICK 4 PLUS']],
  CLASSIC: ['$6,695', ['CLASSIC 2 PLUS', 'CLASSIC 2 PRO', 'CLASSIC 4 PLUS']],
  CARRIER: ['$9,595', ['CARRIER 6 PLUS', 'CARRIER 8 PLUS']],
  FORESTER: ['$6,995', ['FORESTER 4 PLUS', 'FORESTER 6 PLUS']],
  TURFMAN: ['$6,795', ['TURFMAN 200', 'TURFMAN 800', 'TURFMAN 1000']],
  'D6 MAX': ['$13,595', ['D6 MAX GT4', 'D6 MAX GT6', 'D6 MAX XT4']],
} as const;

for (const { address, lineup, models } of [
  { address: ADDRESSES.denago, lineup: 'The Denago lineup', models: DENAGO },
  { address: ADDRESSES.evolution, lineup: 'Complete EVOLUTION Vehicle Lineup', models: EVOLUTION },
]) {
  test(`${address}: six models with their figures`, covers('3.6', '9.1.13', '9.1.15'), async ({ page }) => {
    await page.goto(address);
    const cards = page.getByRole('region', { name: lineup }).getByRole('article');
    await expect(cards).toHaveCount(models.length);
    for (const [index, [name, price, seats, range]] of models.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
      await expect(card).toContainText(price);
      await expect(card.getByRole('definition').nth(0)).toHaveText(seats);
      await expect(card.getByRole('definition').nth(1)).toHaveText(range);
      await expect(card.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', /^\/contact/);
    }
    if (address === ADDRESSES.evolution) await expect(cards.getByText('25 mph')).toHaveCount(models.length);
  });
}

test('seven EVOLUTION series with their starting prices and first models', covers('9.1.14'), async ({ page }) => {
  await page.goto(ADDRESSES.evolution);
  const cards = page.getByRole('region', { name: 'Complete EVOLUTION Lineup' }).getByRole('article');
  for (const [index, [name, [price, models]]] of Object.entries(SERIES).entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card).toContainText(`Starting at ${price}`);
    await expect(card.getByRole('link').filter({ hasNotText: /^\+/ })).toHaveText([...models]);
  }
});

test(
  'three Denago series with their starting prices, and what Denago brings',
  covers('2.6.5', '9.1.12'),
  async ({ page }) => {
    await page.goto(ADDRESSES.denago);
    const cards = page.getByRole('region', { name: 'Denago series' }).getByRole('article');
    for (const [index, price] of ['$15,000', '$8,495', '$9,995'].entries()) {
      await expect(cards.nth(index)).toContainText(`Starting at ${price}`);
    }
    const features = page.getByRole('region', { name: 'What Denago brings' }).getByRole('listitem');
    expect(await features.count()).toBeGreaterThan(4);
  },
);

test('no cart claims another drive than that of its rear wheels', covers('1.11'), async ({ page, request }) => {
  const vehicles = vehicleListSchema.parse(await (await request.get('/api/vehicles')).json());
  expect(JSON.stringify(vehicles)).not.toMatch(/all-wheel|four-wheel|4x4|\bAWD\b/i);
  for (const address of [ADDRESSES.denago, ADDRESSES.evolution]) {
    await page.goto(address);
    await expect(page.getByText(/^Drive: Rear-wheel drive$/i)).toHaveCount(6);
  }
});
