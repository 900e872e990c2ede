import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { holdAnswer, PAGE_ANSWERS, untilActed } from '../../fixtures/page-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

/** As long as a navigation may take before it becomes a document. */
const TIME_LIMIT_MS = 8000;

const open = async (page: Page): Promise<void> => {
  // Nothing is asked for ahead unless a test points at a link.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
};

const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an API that hangs keeps no page back: its data came with the answer', async ({ page }) => {
  await open(page);
  await page.route('**/api/**', () => undefined);
  await link(page, 'Home').click();
  await expect(page).toHaveURL(ADDRESSES.home);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('an answer that hangs becomes a document after its time', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const asked = page.waitForRequest(PAGE_ANSWERS);
  await page.route(PAGE_ANSWERS, () => undefined);
  await link(page, 'Contact').click();
  await asked;
  expect(page.url()).toContain(ADDRESSES.inventory);
  await page.clock.fastForward(TIME_LIMIT_MS);
  await expect(heading(page)).toHaveText(/contact/i);
  expect(await isSameDocument(page)).toBe(false);
});

for (const [what, answer] of Object.entries({
  'is cut off': { body: '{"resolution":{"set":' },
  'says that the set is not kept any more': { status: 410, json: { error: 'This release set is not kept any more' } },
})) {
  test(`an answer that ${what} becomes a document at once`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 410/);
    await open(page);
    await page.route(PAGE_ANSWERS, (route) => route.fulfill(answer));
    await link(page, 'Contact').click();
    await expect(heading(page)).toHaveText(/contact/i);
    expect(await isSameDocument(page)).toBe(false);
  });
}

/** Has all of a page in memory. */
const goThereAndBack = async (page: Page): Promise<void> => {
  await link(page, 'Contact').click();
  await expect(heading(page)).toHaveText(/contact/i);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
};

test('a page in memory is shown although its set was replaced in between, and asks for nothing', async ({ page }) => {
  await open(page);
  await goThereAndBack(page);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (['fetch', 'script', 'stylesheet', 'document'].includes(sent.resourceType())) asked.push(sent.url());
  });
  await page.route(PAGE_ANSWERS, (route) => route.fulfill({ status: 410, json: { error: 'gone' } }));
  await link(page, 'Contact').click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/contact/i);
  expect(asked).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page in memory is shown in the task of the click', async ({ page }) => {
  await open(page);
  await goThereAndBack(page);
  await page.evaluate(() => {
    const shown = new Promise<string | null | undefined>((resolve) => {
      // The first task after the click's own.
      const { port1, port2 } = new MessageChannel();
      const inSight = (): Element | undefined =>
        [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
      port1.onmessage = () => resolve(inSight()?.textContent);
      addEventListener('click', () => port2.postMessage(undefined), { once: true, capture: true });
    });
    Object.assign(window, { shown });
  });
  await link(page, 'Contact').click();
  expect(await page.evaluate(() => (window as unknown as { readonly shown: Promise<string> }).shown)).toMatch(
    /contact/i,
  );
});

test('a double click is one step of the history', async ({ page }) => {
  await open(page);
  const steps = await page.evaluate(() => history.length);
  await link(page, 'Contact').dblclick();
  await expect(heading(page)).toHaveText(/contact/i);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.inventory);
});

test('a click during another navigation leads where it says', async ({ page }) => {
  await open(page);
  const come = await holdAnswer(page, ADDRESSES.rentals);
  await link(page, 'Rentals').click();
  await link(page, 'Contact').click();
  await expect(heading(page)).toHaveText(/contact/i);
  const late = page.waitForResponse(PAGE_ANSWERS);
  come();
  await late;
  await untilActed(page);
  await expect(page).toHaveURL(ADDRESSES.contact);
  await expect(heading(page)).toHaveText(/contact/i);
  expect(await isSameDocument(page)).toBe(true);
});

test('Back during a navigation goes back', async ({ page }) => {
  await open(page);
  await link(page, 'Contact').click();
  await expect(heading(page)).toHaveText(/contact/i);
  const come = await holdAnswer(page, ADDRESSES.rentals);
  await link(page, 'Rentals').click();
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.inventory);
  await expect(page.getByRole('article').first()).toBeVisible();
  const late = page.waitForResponse(PAGE_ANSWERS);
  come();
  await late;
  await untilActed(page);
  await expect(page).toHaveURL(ADDRESSES.inventory);
  expect(await isSameDocument(page)).toBe(true);
});
