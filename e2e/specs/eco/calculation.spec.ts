import { covers } from '../../coverage/covers.ts';
import { stopTime } from '../../fixtures/stop-time.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';

const CELEBRATION = 'Great Choice for the Environment!';

test('the default example is there from the start, and stands still', covers('5.12'), async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await expect(calculator.results).toHaveAccessibleName('Environmental Impact Over 1 Year');
  await expect(calculator.figure('net savings')).toHaveText('$280');
  await expect(page.getByText(CELEBRATION)).toHaveCount(0);
});

test(
  'a calculation goes from Calculating... through counting figures to its results',
  covers('4.7', '4.8', '4.9', '4.10'),
  async ({ page }) => {
    const calculator = new Calculator(page);
    await calculator.open();
    await stopTime(page);
    await calculator.miles.fill('60');
    await calculator.usage.selectOption('Golf course');
    await calculator.timeFrame.selectOption('10 years');
    await calculator.ask();
    await expect(calculator.button).toBeDisabled();

    await page.clock.runFor(1400);
    await expect(calculator.button).toBeDisabled();
    await page.clock.runFor(150);
    await expect(calculator.button).toHaveText('Calculate Impact');
    await expect(calculator.results).toHaveAccessibleName('Environmental Impact Over 10 Years');
    await expect(page.getByText(CELEBRATION)).toBeVisible();
    await expect(page.getByText('Your switch to electric saves the planet and your wallet')).toBeVisible();
    await expect(calculator.announcement).toContainText('$16,796 net savings.');

    const shown = calculator.figure('net savings').locator('[aria-hidden]');
    await page.clock.runFor(500);
    await expect(shown).not.toHaveText('$16,796');
    await expect(shown).not.toHaveText('$0');
    await page.clock.runFor(2400);
    await expect(shown).toHaveText('$16,796');
    await expect(page.getByText(CELEBRATION)).toBeVisible();

    await page.clock.runFor(200);
    await expect(page.getByText(CELEBRATION)).toHaveCount(0);
    await expect(calculator.figure('spent on electricity').locator('[aria-hidden]')).toHaveText('$1,404');
  },
);

test('a number out of range is counted as the nearest, and told beside the field', covers('5.12'), async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.miles.fill('900');
  await calculator.button.click();
  await expect(calculator.miles).toHaveAccessibleDescription(/We counted 500\. This takes 1 to 500\./);
  await expect(calculator.results).toContainText('500 miles a week');
  await calculator.miles.fill('');
  await calculator.button.click();
  await expect(calculator.miles).toHaveAccessibleDescription(/we counted 25\./);
  await expect(calculator.results).toContainText('25 miles a week');
  await expect(calculator.results).not.toContainText('NaN');
});

test('own prices appear with the switch and change the result', async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  const gas = page.getByRole('spinbutton', { name: 'Gas, dollars a gallon' });
  await expect(gas).toBeHidden();
  await page.getByRole('checkbox', { name: 'Use my own prices' }).check();
  await gas.fill('4.50');
  await page.getByRole('spinbutton', { name: 'Electricity, dollars a kWh' }).fill('0.20');
  await calculator.button.click();
  await expect(calculator.results).toContainText(
    'At the standard prices, net savings are $280. With your prices, they are $71 more.',
  );
});

test('the calculator is worked by keyboard alone, and keeps the focus', async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.button.focus();
  await page.keyboard.press('Enter');
  await expect(calculator.button).toBeDisabled();
  await expect(calculator.button).toBeEnabled();
  await expect(calculator.button).toBeFocused();
});

test.describe('for someone who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('figures are there at once, and the message is shown without moving', async ({ page }) => {
    const calculator = new Calculator(page);
    await calculator.open();
    await stopTime(page);
    await calculator.miles.fill('100');
    await calculator.ask();
    await page.clock.runFor(1500);
    await expect(calculator.figure('net savings').locator('[aria-hidden]')).toHaveText('$1,120');
    await expect(page.getByText(CELEBRATION)).toBeVisible();
    const moving = await calculator.results.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
  });
});
