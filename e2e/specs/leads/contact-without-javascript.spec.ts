import { expect, test } from '../../fixtures/test.ts';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';

test.use({ javaScriptEnabled: false });

test('the form is sent as a plain post and leads to the thank-you page', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.goto('/contact');
  await contact.fillIn();
  await contact.sendButton.click();
  await expect(page).toHaveURL(/\/thank-you\?ref=[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
});

test.describe('a refused form', () => {
  test.use({ expectedConsole: [/status of 400 /] });

  test('comes back with what was typed, what is wrong and the cart it was about', async ({ page }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact?vehicle=denago-ev-city');
    await contact.fillIn();
    await contact.field('Email').fill('<script>alert(1)</script>');
    await contact.sendButton.click();
    await expect(contact.field('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(contact.form.getByText('Denago EV City')).toBeVisible();
    await expect(contact.form.getByRole('link', { name: '1-844-844-6638' })).toBeVisible();
    expect(await contact.words()).toEqual({ ...WORDS, Email: '<script>alert(1)</script>' });
    await expect(contact.form.getByLabel('What is it about?')).toHaveValue('service');
  });
});
