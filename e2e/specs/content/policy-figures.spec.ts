import { policyAddress } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import type { StatementId } from '../../coverage/statements.ts';
import { expect, test } from '../../fixtures/test.ts';

// Read as the server wrote them: that the program says the same is for every page the matter of another test.
test.use({ javaScriptEnabled: false });

/** What stands under a heading of a policy, and the statements it keeps. */
const PARTS: readonly [policy: string, heading: string, ids: StatementId[], texts: (string | RegExp)[]][] = [
  ['terms-conditions', 'Prices', ['9.3.2'], ['A price may change until your purchase is final']],
  ['terms-conditions', 'Taxes', ['9.3.2'], ['Pennsylvania sales tax']],
  ['terms-conditions', 'Orders and payment', ['9.1.5'], ['cash, credit cards, debit cards, checks and financing']],
  ['terms-conditions', 'Title and risk', ['9.3.2'], ['when we have the full payment']],
  ['terms-conditions', 'Vehicles left with us', ['9.3.2'], ['30 days', 'lien']],
  ['return-policy', 'Ask for a return number first', ['5.14'], ['(RMA)', 'We refuse returns that arrive without one']],
  ['return-policy', 'New carts', ['9.3.3'], ['7 days', 'less than 10 miles', '15%', '10 business days']],
  ['return-policy', 'Used carts', ['9.3.4'], ['3 days', '20%', 'as is']],
  ['return-policy', 'Parts and accessories', ['9.3.5'], ['30 days', '10%']],
  ['return-policy', 'Defects and shipping damage', ['9.3.5'], ['48 hours']],
  ['return-policy', 'How refunds are paid', ['9.3.5'], ['3-5 business days', 'up to 10 business days']],
  [
    'delivery-policy',
    'Where delivery is free',
    ['9.3.6'],
    ['In all 25 municipalities', '20 miles of our Pocono Pines', '15 miles of our Scranton', '$5,000'],
  ],
  ['delivery-policy', 'Extended zone', ['9.3.7'], ['$6 a mile']],
  ['delivery-policy', 'How long it takes', ['9.3.7'], ['2-5 business days', '2-4 weeks']],
  ['delivery-policy', 'Delivery day', ['9.1.3', '9.3.7'], ['Mon-Sat 8AM-6PM, Sun 10AM-4PM', '2 hours']],
  ['delivery-policy', 'Rental delivery', ['9.3.8'], ['2:00 PM', '$50']],
  ['delivery-policy', 'White-glove delivery', ['9.3.8'], ['$150']],
  ['delivery-policy', 'Changes, cancellations and missed visits', ['9.3.8'], ['24 hours', '$75', '$100']],
  ['delivery-policy', 'What we need at your place', ['9.3.8'], ['8 feet', '10 feet']],
  [
    'rental-policy',
    'Who may rent',
    ['5.13', '9.3.9'],
    ['18 years', "driver's license", 'photo ID', 'credit card', '2 additional drivers', '$25'],
  ],
  ['rental-policy', 'Deposits', ['9.3.9'], ['$500', '$750', '$600']],
  ['rental-policy', 'Rental time', ['9.3.9'], ['24 hours', '30 days', '$25 per hour']],
  ['rental-policy', 'Insurance and its limits', ['9.3.10'], ['$100,000', '$300,000', '$50,000']],
  [
    'rental-policy',
    'Charges after the rental',
    ['9.3.10'],
    ['$75', '$50 to $150', 'uncharged: $35', 'Smoke odor: $200', 'Pet hair: $75', 'cost plus $25'],
  ],
  ['rental-policy', 'Cancellation', ['9.3.11'], ['24 hours', '50%', 'no refund']],
  ['storage-policy', 'Monthly storage', ['9.3.12'], ['Indoor: $125', 'outdoor: $75', '$50 per month']],
  [
    'storage-policy',
    'Season packages',
    ['9.3.12'],
    [
      /October 15 to April 15: indoor \$650, outdoor \$400/,
      /May 1 to September 30: indoor \$575, outdoor \$350/,
      '$150',
    ],
  ],
  ['storage-policy', 'Payment', ['9.3.13'], ['10 days', '$25']],
  ['storage-policy', 'If an account is overdue', ['9.3.13'], ['30 days', '60 days', '90 days', '120 days']],
  ['storage-policy', 'Ending storage', ['9.3.13'], ['30 days']],
  ['feedback-policy', 'How fast we answer', ['9.3.14'], ['4 hours', '24 hours', '48 hours']],
  ['corrections-policy', 'How fast we act', ['9.3.14'], ['2 hours', '24 hours', '48 hours', '72 hours']],
  [
    'staffing-report',
    'How many we are',
    ['9.3.15'],
    ['Full-time: 24', 'Part-time: 8', 'April to October: 6', '38 people'],
  ],
  ['staffing-report', 'Where we work', ['9.3.15'], ['18 people', '14 people', '6 people']],
  ['staffing-report', 'How many stay', ['9.3.15'], ['87%']],
];

for (const [policy, heading, ids, texts] of PARTS) {
  test(`${policy}: ${heading}`, covers(...ids), async ({ page }) => {
    await page.goto(policyAddress(policy));
    const part = page
      .getByRole('main')
      .locator('section, div')
      .filter({
        has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
      });
    for (const text of texts) await expect(part.last()).toContainText(text);
  });
}

test('a policy is built from headed lists, with a box to ask', covers('2.8.16', '2.8.17'), async ({ page }) => {
  await page.goto(policyAddress('ethics-policy'));
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
  expect(await main.getByRole('listitem').count()).toBeGreaterThan(6);
  await expect(main.getByRole('link', { name: /@/ }).last()).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByRole('link', { name: '1-844-844-6638' }).last()).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('definition').last()).toContainText('Schuylkill County');
});
