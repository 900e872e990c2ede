import { ADDRESSES } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { covers } from '../../coverage/covers.ts';
import { stopTime } from '../../fixtures/stop-time.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/contact-page.ts';

const { phone, email } = DEFAULT_BUSINESS_PROFILE;

test(
  'contact: call, mail, details, hours and the form with its four interests',
  covers('2.1.10', '2.7.1', '2.7.2', '2.7.3', '5.5', '9.1.17'),
  async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', telephoneHref(phone));
    await expect(main.getByRole('link', { name: 'Email us' })).toHaveAttribute('href', `mailto:${email}`);
    const details = main.getByRole('complementary', { name: 'Contact details' });
    await expect(details.getByRole('link')).toHaveText([phone, email]);
    await expect(details.getByRole('definition').filter({ hasText: /AM|Closed/ })).toHaveText([
      '9AM-5PM',
      '9AM-5PM',
      'Closed',
    ]);
    const interest = contact.form.getByLabel('What is it about?');
    await expect(interest.getByRole('option')).toHaveText([
      'Sales Inquiry',
      'Service Request',
      'Parts & Accessories',
      'General Question',
    ]);
    await expect(interest).toHaveValue('sales');
  },
);

test('one toast at a time, for five seconds', covers('9.4.2'), async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/);
  const contact = new ContactPage(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Error' });
  let answers = 0;
  await page.route('**/api/contact', (route) => {
    answers += 1;
    return route.fulfill({ status: 500, json: { error: `Refusal ${answers}` } });
  });
  await contact.open();
  await contact.fillIn();
  await stopTime(page);
  await contact.sendButton.click();
  await expect(toast.filter({ hasText: 'Refusal 1' })).toBeVisible();
  await contact.sendButton.click();
  await expect(toast.filter({ hasText: 'Refusal 2' })).toBeVisible();
  await expect(toast.filter({ hasText: 'Refusal 1' })).toHaveCount(0);
  // Neither pointer nor focus may rest on it, or it waits.
  await page.mouse.move(0, 0);
  await page.clock.runFor(4500);
  await expect(toast.filter({ hasText: 'Refusal 2' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast.filter({ hasText: 'Refusal 2' })).toHaveCount(0);
});

test(
  'financing: benefits, reasons, a way by phone and a disclaimer',
  covers('2.1.12', '2.7.8', '2.7.11', '9.1.4'),
  async ({ page }) => {
    await page.goto(ADDRESSES.financing);
    const main = page.getByRole('main');
    const benefits = main.getByRole('region', { name: 'What you get' });
    await expect(benefits).toContainText('As low as 0% APR');
    await expect(benefits).toContainText('12 to 84 months, subject to credit approval');
    await expect(
      main.getByRole('region', { name: 'Why finance with us' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3);
    await expect(
      main.getByRole('region', { name: 'Apply by phone' }).getByRole('link', { name: `Call ${phone}` }),
    ).toHaveAttribute('href', telephoneHref(phone));
    await expect(main.getByRole('region', { name: 'Good to know' })).toContainText('subject to credit approval');
  },
);
