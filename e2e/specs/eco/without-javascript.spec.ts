import { ADDRESSES } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';

test.use({ javaScriptEnabled: false });

test(
  'the page reads whole: example, chart in words, claims with conditions, assumptions',
  covers('2.8.12', '9.2.5'),
  async ({ page }) => {
    await page.goto(ADDRESSES.ecoImpact);
    const calculator = new Calculator(page);
    await expect(calculator.figure('net savings')).toHaveText('$280');
    await expect(page.getByRole('img', { name: /gas to \$303, electricity to \$23/ })).toBeVisible();
    await expect(page.getByText('motor efficiency, versus 25% for gas')).toBeVisible();
    await expect(page.getByText('average annual savings')).toBeVisible();
    await expect(page.getByRole('row', { name: /CO2 from gas/ })).toContainText('19.6 lbs a gallon');
  },
);

test('the server answers the form', async ({ page }) => {
  await page.goto(ADDRESSES.ecoImpact);
  const calculator = new Calculator(page);
  await calculator.miles.fill('900');
  await calculator.usage.selectOption('Commercial');
  await calculator.timeFrame.selectOption('3 years');
  await page.getByRole('checkbox', { name: 'Use my own prices' }).check();
  await page.getByRole('spinbutton', { name: 'Gas, dollars a gallon' }).fill('4.20');
  await page.getByRole('spinbutton', { name: 'Electricity, dollars a kWh' }).fill('0.18');
  await calculator.button.click();

  await expect(calculator.results).toHaveAccessibleName('Environmental Impact Over 3 Years');
  await expect(calculator.figure('net savings')).toHaveText('$39,468');
  await expect(calculator.miles).toHaveAccessibleDescription(/We counted 500/);
  await expect(calculator.usage).toHaveValue('commercial');
  await expect(page.getByRole('checkbox', { name: 'Use my own prices' })).toBeChecked();
  await expect(calculator.results).toBeInViewport();
});
