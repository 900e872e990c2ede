import { contactAboutAddress } from '@sgc/contract/leads';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/contact-page.ts';

const API = '**/api/contact';

test('a message about a cart names it and sends it along', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.route(API, (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  await contact.open(contactAboutAddress('denago-ev-city'));
  await expect(contact.form.getByRole('link', { name: 'Denago EV City' })).toHaveAttribute(
    'href',
    '/vehicle/denago-ev-city',
  );
  await contact.fillIn();
  const posted = page.waitForRequest(API);
  await contact.sendButton.click();
  expect((await posted).postDataJSON()).toMatchObject({ vehicle: 'denago-ev-city' });
});

test('a visitor can take the cart back and keeps the words', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open(contactAboutAddress('denago-ev-city'));
  await contact.field('First name').fill('Ada');
  await contact.form.getByRole('link', { name: 'Ask about something else' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(contact.form.getByText('Your message is about')).toHaveCount(0);
  await expect(contact.field('First name')).toHaveValue('Ada');
});

for (const id of ['no-such-cart', '<b>bold</b>', '']) {
  test(`an address that asks about ${JSON.stringify(id)} shows the plain form`, async ({ page }) => {
    const contact = new ContactPage(page);
    await contact.open(contactAboutAddress(id));
    await expect(contact.sendButton).toBeVisible();
    await expect(contact.form.getByText('Your message is about')).toHaveCount(0);
  });
}
