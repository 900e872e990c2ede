import { covers } from '../../coverage/covers.ts';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';

const API = '**/api/contact';

test.use({ expectedConsole: [/Failed to load resource/] });

test(
  "a refusal shows the server's words, keeps the visitor's, and names the phone number",
  covers('4.4', '7.7', '7.11'),
  async ({ page }) => {
    const contact = new ContactPage(page);
    await page.route(API, (route) => route.fulfill({ status: 429, json: { error: 'Too many messages from here.' } }));
    await contact.open();
    await contact.fillIn();
    await contact.sendButton.click();

    const toast = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(toast).toContainText('Too many messages from here.');
    // Said aloud once; beside the form it is there to be read.
    await expect(contact.form.getByText('Your message was not sent')).toBeVisible();
    await expect(contact.form.getByRole('status')).toHaveCount(0);
    await expect(contact.form.getByRole('link', { name: '1-844-844-6638' })).toHaveAttribute(
      'href',
      'tel:+18448446638',
    );
    await expect(contact.sendButton).toBeEnabled();
    await expect(contact.sendButton).toHaveText('Send Message');
    expect(await contact.words()).toEqual(WORDS);
    await expectAccessible(page);
  },
);

for (const [name, answer] of [
  ['an answer without a reason', { status: 502, body: '<html>Bad gateway</html>' }],
  ['an empty reason', { status: 500, json: { error: '' } }],
  ['a success that names no reference', { status: 201, json: {} }],
] as const) {
  test(`${name} says that sending failed`, async ({ page }) => {
    const contact = new ContactPage(page);
    await page.route(API, (route) => route.fulfill(answer));
    await contact.open();
    await contact.fillIn();
    await contact.sendButton.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
      'Failed to send message. Please try again.',
    );
    expect(await contact.words()).toEqual(WORDS);
  });
}

test('a field that the API refuses shows the reason beside it', async ({ page }) => {
  const contact = new ContactPage(page);
  const details = [{ field: 'email', message: 'Invalid email address' }];
  await page.route(API, (route) => route.fulfill({ status: 400, json: { error: 'Please check the form.', details } }));
  await contact.open();
  await contact.fillIn();
  await contact.sendButton.click();
  await expect(contact.field('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
});

test('a message whose answer was lost is sent again as the same one, also after a reload', async ({ page }) => {
  const contact = new ContactPage(page);
  const sent: { key: string | undefined; body: string | null }[] = [];
  await page.route(API, async (route) => {
    sent.push({ key: route.request().headers()['idempotency-key'], body: route.request().postData() });
    await (sent.length < 4
      ? route.abort('connectionreset')
      : route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  });
  const failed = () => expect(contact.form.getByText('Your message was not sent')).toBeVisible();
  await contact.open();
  await contact.fillIn();
  await contact.sendButton.click();
  await failed();
  await contact.sendButton.click();
  await expect.poll(() => sent.length).toBe(2);
  await failed();
  await page.reload();
  await contact.open();
  await contact.sendButton.click();
  await failed();
  expect(new Set(sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);

  await contact.field('Message').fill('Something else altogether');
  await contact.sendButton.click();
  await expect(page).toHaveURL('/thank-you?ref=K7Q2-9XWD');
  expect(sent[3]?.key).not.toBe(sent[0]?.key);
});

test('a message that was stored although its answer was lost is stored once', async ({ page }) => {
  const contact = new ContactPage(page);
  let stored: unknown;
  await page.route(API, async (route) => {
    if (stored !== undefined) return route.continue();
    stored = await (await route.fetch()).json();
    return route.abort('connectionreset');
  });
  await contact.open();
  await contact.fillIn();
  await contact.sendButton.click();
  await expect(contact.form.getByText('Your message was not sent')).toBeVisible();
  await contact.sendButton.click();
  await expect(page).toHaveURL(/\/thank-you\?ref=/);
  expect({ reference: new URL(page.url()).searchParams.get('ref') }).toEqual(stored);
});
