import { ADDRESSES } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';

const USAGE = { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 };
const YEARS = [1, 3, 5, 10];

/** Where pages tell how fast they were. */
const REPORTS = '/_shell/reports';

const ASKING = ['document', 'fetch', 'xhr'];

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;

for (const [usage, multiplier] of Object.entries(USAGE)) {
  test(
    `${usage} use counts ${multiplier} times, over 1, 3, 5 and 10 years`,
    covers('2.1.13', '9.2.1', '9.2.2', '9.2.3', '9.2.4'),
    async ({ page }) => {
      const calculator = new Calculator(page);
      for (const years of YEARS) {
        await page.goto(`${ADDRESSES.ecoImpact}?milesPerWeek=40&usage=${usage}&years=${years}`);
        const miles = 40 * 52 * years * multiplier;
        const gallons = miles / 15;
        const gas = gallons * 3.5;
        const electricity = miles * 0.15 * 0.12;
        await expect(calculator.figure('not spent on gas')).toHaveText(dollars(gas));
        await expect(calculator.figure('spent on electricity')).toHaveText(dollars(electricity));
        await expect(calculator.figure('net savings')).toHaveText(dollars(gas - electricity));
        await expect(calculator.figure('lbs of CO2')).toHaveText(Math.round(gallons * 19.6).toLocaleString('en-US'));
        await expect(calculator.figure('trees')).toHaveText(
          Math.round(((gallons * 19.6) / 2000) * 16.5).toLocaleString('en-US'),
        );
      }
    },
  );
}

test('the calculator makes no request, and leads to carts and to people', covers('2.8.13', '7.8'), async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  const closing = page.getByRole('region', { name: 'Ready to drive electric?' });
  for (const [address, count] of [
    [ADDRESSES.inventory, 1],
    [ADDRESSES.contact, 1],
  ] as const) {
    await expect(closing.locator(`a[href="${address}"]`)).toHaveCount(count);
  }
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What the page tells of its own speed, and the pages behind links in view, are no questions about the calculation.
    const isItsOwn = pathname !== REPORTS && !pathname.startsWith('/_shell/sets/');
    if (ASKING.includes(request.resourceType()) && isItsOwn) asked.push(pathname);
  });
  await calculator.miles.fill('80');
  await calculator.button.click();
  await expect(calculator.results).toContainText('80 miles a week');
  expect(asked).toEqual([]);
});
