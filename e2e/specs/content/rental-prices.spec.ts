import { ADDRESSES } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

const SMALL = [
  ['1 day', '$245', '', ''],
  ['3 days', '$685', '$228.34/day', 'SAVE 6.8%'],
  ['7 days', '$1,050', '$150/day', 'SAVE 38.7%'],
  ['30 days', '$2,800', '$94/day', 'SAVE 61.6%'],
] as const;

const PLANS = {
  '4 seater': SMALL,
  '6 seater': [
    ['1 day', '$295', '', ''],
    ['3 days', '$735', '$245/day', 'SAVE 16.9%'],
    ['7 days', '$1,400', '$200/day', 'SAVE 32.2%'],
    ['30 days', '$3,500', '$116.67/day', 'SAVE 60.4%'],
  ],
  Utility: SMALL,
} as const;

for (const [plan, durations] of Object.entries(PLANS)) {
  test(
    `${plan}: four durations with their prices, renewals and savings`,
    covers('2.1.4', '2.6.2', '3.5', '9.1.7', '9.1.8', '9.1.9'),
    async ({ page }) => {
      await page.goto(ADDRESSES.rentals);
      const rows = page.getByRole('table', { name: plan }).locator('tbody').getByRole('row');
      await expect(rows).toHaveCount(durations.length);
      await expect(page.getByRole('table', { name: plan })).toContainText('Delivery: $6 a mile beyond 10.');
      for (const [index, [duration, price, renewal, savings]] of durations.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole('rowheader')).toHaveText(duration);
        for (const text of [price, renewal, savings]) await expect(row).toContainText(text);
      }
    },
  );
}

test('six benefits, and what is good to know', covers('2.6.1', '2.6.4', '9.1.10'), async ({ page }) => {
  await page.goto(ADDRESSES.rentals);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('region', { name: 'Every rental includes' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Street legal with seat belts',
    'Flexible pickup and return',
    'Fully charged',
    'Insurance included',
    '24/7 support',
    'No hidden fees',
  ]);
  const notes = main.getByRole('region', { name: 'Good to know' });
  for (const note of [
    'Delivery: 10 miles free, then $6 a mile',
    'periods of 24 hours',
    'An early return is not refunded',
    'subject to availability',
  ]) {
    await expect(notes).toContainText(note);
  }
});
