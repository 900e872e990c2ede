import { ADDRESSES, compareAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { expect, inPresses, test } from '../../fixtures/tasks.ts';

test(
  'find a cart with six seats under $12,000',
  inPresses(7, async (visitor) => {
    await visitor.goTo('Inventory');
    await visitor.press(visitor.main.getByText('Filters', { exact: true }));
    await visitor.choose(visitor.main.getByRole('combobox', { name: 'Seats' }), '6');
    await visitor.type(visitor.main.getByLabel('Highest price'), '12000');
    await visitor.press(visitor.main.getByRole('button', { name: 'Apply Filters' }));
    const cards = visitor.main.getByRole('article');
    await expect(cards.filter({ hasNotText: '6 seats' })).toHaveCount(0);
    await expect(cards.getByRole('heading', { level: 3, name: 'ROVER XL6' })).toBeVisible();
  }),
);

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    'compare two carts and send the link',
    inPresses(6, async (visitor) => {
      await visitor.goTo('Inventory');
      for (const name of ['EV NOMAD', 'ROVER XL']) {
        await visitor.press(visitor.main.getByRole('button', { name: `Compare ${name}`, exact: true }));
      }
      await visitor.press(
        visitor.page.getByRole('complementary', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }),
      );
      await expect(visitor.page).toHaveURL(compareAddress(['ev-nomad', 'rover-xl']));
      await visitor.press(visitor.main.getByRole('link', { name: 'Share' }));
      await expect
        .poll(() => visitor.page.evaluate(() => navigator.clipboard.readText()))
        .toContain(compareAddress(['ev-nomad', 'rover-xl']));
    }),
  );
});

test(
  'learn what three days with a cart cost, brought 20 miles',
  inPresses(3, async (visitor) => {
    await visitor.goTo('Rentals');
    await expect(visitor.main.getByText('$685 before tax and delivery')).toBeVisible();
    await visitor.type(visitor.main.getByLabel(/Delivery, miles/), '20');
    await expect(visitor.main.getByText('$745 before tax')).toBeVisible();
  }),
);

test(
  'learn what it costs to get a cart in Tamaqua',
  inPresses(1, async (visitor) => {
    await visitor.press(visitor.main.getByRole('link', { name: 'Tamaqua' }));
    const costs = visitor.main.getByRole('region', { name: 'What delivery costs' });
    await expect(costs).toContainText('$5,000');
    await expect(costs).toContainText('10 miles free');
  }),
);

test(
  'learn what a cart costs a month with money down',
  inPresses(5, async (visitor) => {
    await visitor.press(visitor.main.getByRole('link', { name: 'View Details of Denago EV City' }));
    await visitor.press(visitor.main.getByRole('link', { name: /^About \$\d+ a month/ }));
    await visitor.type(visitor.main.getByLabel('Down payment'), '2000');
    await visitor.type(visitor.main.getByLabel('Rate a year'), '6');
    await visitor.press(visitor.main.getByRole('button', { name: 'Estimate Payment' }));
    await expect(visitor.main.getByRole('region', { name: 'What it costs a month' })).toContainText('$193.24');
  }),
);

test(
  'learn when the showroom is open',
  inPresses(2, async (visitor) => {
    await visitor.goTo('Showroom');
    const hours = visitor.main
      .getByRole('article')
      .filter({ has: visitor.page.getByRole('heading', { name: 'Showroom hours' }) });
    await expect(hours).toContainText('9AM-5PM');
  }),
);

test(
  'learn what ten years without gas save',
  inPresses(4, async (visitor) => {
    await visitor.arrive(ADDRESSES.ecoImpact);
    await visitor.type(visitor.main.getByLabel('Miles per week'), '60');
    await visitor.choose(visitor.main.getByLabel('Time frame'), '10 years');
    await visitor.press(visitor.main.getByRole('button', { name: 'Calculate Impact' }));
    await expect(visitor.main.getByRole('region', { name: 'Environmental Impact Over 10 Years' })).toBeVisible();
  }),
);

test(
  'call from anywhere',
  inPresses(0, async (visitor) => {
    const call = visitor.page
      .getByRole('navigation', { name: 'Call or write' })
      .getByRole('link', { name: /^(Call now|Call \((open|closed)\))$/ });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', telephoneHref(DEFAULT_BUSINESS_PROFILE.phone));
  }),
);
