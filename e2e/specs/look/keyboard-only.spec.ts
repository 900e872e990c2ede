import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';
import { Chrome } from '../../pages/chrome.ts';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';
import { InventoryPage } from '../../pages/inventory-page.ts';
import { Keyboard } from '../../pages/keyboard.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the drawer opens, leads on and is gone', async ({ page }) => {
    await page.goto(ADDRESSES.inventory);
    await untilHydrated(page);
    const keyboard = new Keyboard(page);
    await keyboard.pressOn(page.getByRole('button', { name: 'Menu' }), 'Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await keyboard.pressOn(drawer.getByRole('link', { name: 'Contact' }), 'Enter');
    await expect(page).toHaveURL(ADDRESSES.contact);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a menu of the bar opens and leads on', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  const keyboard = new Keyboard(page);
  const { navigation } = new Chrome(page);
  await keyboard.pressOn(navigation.getByRole('button', { name: 'Locations' }), 'Space');
  await keyboard.pressOn(navigation.getByRole('link', { name: 'Tamaqua' }), 'Enter');
  await expect(page).toHaveURL(municipalityAddress('tamaqua'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the filters find a brand and a word, and are emptied again', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.openWithProgram();
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(inventory.search);
  await keyboard.type('nomad');
  await keyboard.tabTo(inventory.brand);
  // A closed list takes the first letters of a choice.
  await keyboard.type('DEN');
  await keyboard.pressOn(inventory.apply, 'Enter');
  await expect(inventory.names).toHaveText(['EV NOMAD', 'NOMAD XL']);
  await keyboard.pressOn(inventory.clear.first(), 'Enter');
  await expect(inventory.heading(/^32 vehicles: 3 in stock/)).toBeVisible();
});

test('carts are chosen, compared and let go', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  const keyboard = new Keyboard(page);
  const compare = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true });
  await keyboard.pressOn(compare('EV CITY'), 'Enter');
  await keyboard.pressOn(compare('EV NOMAD'), 'Space');
  const bar = page.getByRole('complementary', { name: 'Comparison' });
  await keyboard.pressOn(bar.getByRole('link', { name: 'Compare' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare carts' })).toBeFocused();
  await page.goBack();
  await keyboard.pressOn(bar.getByRole('button', { name: 'Clear' }), 'Enter');
  await expect(bar).toHaveCount(0);
});

test('a question opens and closes', async ({ page }) => {
  await page.goto(ADDRESSES.services);
  const keyboard = new Keyboard(page);
  const question = page.locator('summary').filter({ hasText: 'How long does a repair take?' });
  const answer = page.locator('details').filter({ has: question }).locator('p').first();
  await keyboard.pressOn(question, 'Enter');
  await expect(answer).toBeVisible();
  await keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a message is refused, mended and sent', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
  const contact = new ContactPage(page);
  await contact.open();
  const keyboard = new Keyboard(page);
  await keyboard.pressOn(contact.sendButton, 'Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await keyboard.pressOn(summary.getByRole('link').first(), 'Enter');
  await expect(contact.field('First name')).toBeFocused();
  await keyboard.type(WORDS['First name']);
  for (const label of ['Last name', 'Email', 'Phone'] as const) {
    await keyboard.tabTo(contact.field(label));
    await keyboard.type(WORDS[label]);
  }
  await keyboard.tabTo(contact.form.getByLabel('What is it about?'));
  await keyboard.type('Service');
  await keyboard.tabTo(contact.field('Message'));
  await keyboard.type('Is it street legal?');
  await keyboard.pressOn(contact.sendButton, 'Enter');
  await expect(page).toHaveURL('/thank-you?ref=K7Q2-9XWD');
});

test('the calculator works out an answer with prices of the visitor', async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(calculator.miles);
  await keyboard.press('ArrowUp');
  await keyboard.pressOn(page.getByRole('checkbox', { name: 'Use my own prices' }), 'Space');
  await keyboard.tabTo(page.getByRole('spinbutton', { name: /gas/i }));
  await keyboard.type('4');
  await keyboard.pressOn(calculator.button, 'Enter');
  await expect(calculator.results).toContainText('26 miles a week');
});
