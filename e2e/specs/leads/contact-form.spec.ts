import { RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';

const API = '**/api/contact';

test(
  'a message is stored, the visitor gets its reference, and the draft is gone',
  covers('2.1.11', '3.2', '4.3', '7.6'),
  async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await contact.fillIn();
    const posted = page.waitForRequest(API);
    await contact.sendButton.click();

    const request = await posted;
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(request.postDataJSON()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Müller',
      email: 'ada@example.com',
      phone: '(570) 555-0100',
      interest: 'service',
      message: WORDS.Message,
      page: '/contact',
      referral: '',
      filledInMs: expect.any(Number),
    });

    await expect(page).toHaveURL(/\/thank-you\?ref=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const reference = new URL(page.url()).searchParams.get('ref') ?? 'none';
    await expect(page.getByText(reference)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // What the tab keeps of itself may stay; nothing of what was typed does.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ada@example.com');

    await page.goBack();
    expect(await contact.words()).toEqual(Object.fromEntries(Object.keys(WORDS).map((label) => [label, ''])));
  },
);

test(
  'every mistake is named beside its field and in a summary that takes focus',
  covers('5.1', '5.2', '5.3', '5.4', '5.6'),
  async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.sendButton.click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Phone number is required',
      'Message must be at least 10 characters',
    ]);
    await expect(contact.field('Phone')).toHaveAccessibleDescription('Phone number is required');

    await summary.getByRole('link', { name: 'Phone number is required' }).click();
    await expect(contact.field('Phone')).toBeFocused();
  },
);

test('a mended field loses its remark, and nothing takes the focus from the one being typed in', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.sendButton.click();
  await contact.field('First name').fill('Ada');
  await contact.field('Last name').focus();
  await expect(contact.field('First name')).not.toHaveAttribute('aria-invalid');
  await expect(contact.field('Email')).toHaveAttribute('aria-invalid');
  await page.keyboard.type('Miller');
  await expect(contact.field('Last name')).toHaveValue('Miller');
  await expect(contact.field('Last name')).toBeFocused();
});

test('once the mistakes are mended the first click sends', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route(API, (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  await contact.open();
  await contact.sendButton.click();
  await expect(contact.field('Message')).toHaveAttribute('aria-invalid');
  // The message last: its remark must not go, and move the button, in the middle of the click.
  await contact.fillWords();
  await contact.sendButton.click();
  await expect(page).toHaveURL('/thank-you?ref=K7Q2-9XWD');
});

test('the form is filled in and sent by keyboard alone', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route(API, (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  await contact.open();
  await contact.field('First name').focus();
  for (const words of ['Ada', 'Miller', 'ada@example.com', '5705550100']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Please call me back');
  await page.keyboard.press('Tab');
  await expect(contact.sendButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/thank-you?ref=K7Q2-9XWD');
});

test('while it is sent the button says so and takes no second click', covers('4.2'), async ({ page }) => {
  const contact = new ContactPage(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let requests = 0;
  await page.route(API, async (route) => {
    requests += 1;
    await asked;
    await route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } });
  });
  await contact.open();
  await contact.fillIn();
  await contact.sendButton.click();
  await expect(contact.sendButton).toHaveText('Sending...');
  await expect(contact.sendButton).toBeDisabled();
  await contact.field('First name').press('Enter');
  answer();
  await expect(page).toHaveURL('/thank-you?ref=K7Q2-9XWD');
  expect(requests).toBe(1);
});

test('a program that fills in what people do not see is marked, and people never meet the field', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await expect(contact.form.getByRole('textbox')).toHaveCount(5);
  await page.route(API, (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  await contact.fillIn();
  await contact.form.locator('[name=referral]').fill('https://spam.example.com', { force: true });
  const posted = page.waitForRequest(API);
  await contact.sendButton.click();
  expect((await posted).postDataJSON()).toMatchObject({ referral: 'https://spam.example.com' });
});

test('the release set that the page runs is sent along', async ({ page }) => {
  const contact = new ContactPage(page);
  const set = '0123456789abcdef';
  await contact.open();
  await page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [
    RELEASE_SET_ATTRIBUTE,
    set,
  ] as const);
  await page.route(API, (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  await contact.fillIn();
  const posted = page.waitForRequest(API);
  await contact.sendButton.click();
  expect((await posted).postDataJSON()).toMatchObject({ releaseSet: set });
});
