import { ADDRESSES } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';

const SHARED = '?milesPerWeek=60&usage=golf_course&years=10';

test('the address of a result opens it for someone else', async ({ page, browser, baseURL }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.miles.fill('60');
  await calculator.usage.selectOption('Golf course');
  await calculator.timeFrame.selectOption('10 years');
  await calculator.button.click();
  await expect(page).toHaveURL(`${ADDRESSES.ecoImpact}${SHARED}#impact`);

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = new Calculator(await other.newPage());
  await theirs.open(new URL(page.url()).search);
  await expect(theirs.figure('net savings')).toHaveText('$16,796');
  await expect(theirs.miles).toHaveValue('60');
  await other.close();
});

test('the link is copied with one click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = new Calculator(page);
  await calculator.open(SHARED);
  await calculator.results.getByRole('link', { name: 'Link to this result' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${ADDRESSES.ecoImpact}${SHARED}#impact`, page.url()).href);
});

test('Back to a result shows it again, and the page in the menu starts anew', async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.miles.fill('100');
  await calculator.button.click();
  await expect(calculator.results).toContainText('100 miles a week');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(ADDRESSES.contact);
  await page.goBack();
  await expect(calculator.results).toContainText('100 miles a week');
  await expect(calculator.figure('net savings')).toHaveText('$1,120');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eco' }).click();
  await expect(page).toHaveURL(ADDRESSES.ecoImpact);
  await expect(calculator.results).toContainText('25 miles a week');
});

test('given a question in its address, the page names the address without it as canonical', async ({ page }) => {
  await page.goto(`${ADDRESSES.ecoImpact}${SHARED}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${ADDRESSES.ecoImpact}$`));
});
