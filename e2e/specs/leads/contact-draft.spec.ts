import { expect, test } from '../../fixtures/test.ts';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';

const HOUR_MS = 60 * 60 * 1000;

const keptTexts = () => Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));

test('typed words survive a reload and a way through other pages', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fillIn();
  await page.reload();
  await contact.open();
  expect(await contact.words()).toEqual(WORDS);
  await expect(contact.form.getByLabel('What is it about?')).toHaveValue('service');

  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL('/inventory');
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => contact.words()).toEqual(WORDS);
});

test('a form with unsent words says so, and stops when they are deleted', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await expect(contact.form).not.toHaveAttribute('data-unsent');
  await contact.field('First name').fill('A');
  await expect(contact.form).toHaveAttribute('data-unsent');
  await contact.field('First name').fill('');
  await expect(contact.form).not.toHaveAttribute('data-unsent');
  expect(await page.evaluate(keptTexts)).not.toContain('sgc:contact-draft');
});

test('a draft of yesterday is deleted instead of shown', async ({ page }) => {
  const contact = new ContactPage(page);
  await page.clock.install();
  await contact.open();
  await contact.fillIn();
  expect(await page.evaluate(keptTexts)).toContain('sgc:contact-draft');
  await page.clock.setSystemTime(Date.now() + 24 * HOUR_MS + 1000);
  await page.goto('about:blank');
  await contact.open();
  // The browser may bring back words of its own accord; a fresh navigation does not.
  await expect(contact.field('Message')).toHaveValue('');
  expect(await page.evaluate(keptTexts)).not.toContain('sgc:contact-draft');
});

test('words typed before the program arrives are kept and sent', async ({ page }) => {
  const contact = new ContactPage(page);
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/mfe-leads/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await contact.field('Message').fill('Typed before anything ran');
  release();
  await expect(contact.form).toHaveAttribute('data-unsent');
  await expect(contact.field('Message')).toHaveValue('Typed before anything ran');
});

test('where storage is forbidden the form works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fillIn();
  await contact.sendButton.click();
  await expect(page).toHaveURL('/thank-you?ref=K7Q2-9XWD');
});
