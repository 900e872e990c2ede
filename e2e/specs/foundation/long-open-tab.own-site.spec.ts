import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';

/** So many versions of a section are kept. */
const KEPT = 10;

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ section: 'mfe-leads' });
});
test.afterAll(() => site.close());

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${site.origin}${address}`);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
};

const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

const setOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute(RELEASE_SET_ATTRIBUTE);

/** By a link of the page, as visitors go. */
const goToFinancing = async (page: Page): Promise<void> => {
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'About' }).click();
  await nav.getByRole('link', { name: 'Financing' }).click();
  await expect(page).toHaveURL(`${site.origin}${ADDRESSES.financing}`);
};

test('a tab keeps its set while its version is kept; then it loads a document when it goes on, never under unsent words', async ({
  page,
  context,
  expectedConsole,
}) => {
  // The shell answers that it no longer knows the tab's set.
  expectedConsole.push(/status of 410/);
  // Where data is saved, a tab asks for no page ahead: what it has asked for it goes on to show.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, ADDRESSES.contact);
  const set = await setOf(page);
  const atHome = await context.newPage();
  await open(atHome, ADDRESSES.home);
  const writing = await context.newPage();
  await open(writing, ADDRESSES.contact);
  const contact = new ContactPage(writing);
  await contact.fillIn();

  await site.releaseAgain(KEPT - 1);
  await goToFinancing(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/financing/i);
  expect(await isSameDocument(page)).toBe(true);
  expect(await setOf(page)).toBe(set);

  await site.releaseAgain(1);
  // Hovering asks for the page behind a link, which the shell no longer has.
  const asked = writing.waitForResponse((response) => response.status() === 410);
  await writing.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).hover();
  await asked;
  expect(await contact.words()).toEqual(WORDS);
  for (const tab of [page, atHome, writing]) expect(await isSameDocument(tab)).toBe(true);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${site.origin}${ADDRESSES.home}`);
  await goToFinancing(atHome);
  await goToFinancing(writing);
  for (const tab of [page, atHome, writing]) {
    await expect.poll(() => isSameDocument(tab)).toBe(false);
    await untilHydrated(tab);
    expect(await setOf(tab)).not.toBe(set);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/golf carts/i);
  await expect(writing.getByRole('heading', { level: 1 })).toHaveText(/financing/i);
  await writing.goBack();
  await untilHydrated(writing);
  await expect.poll(() => contact.words()).toEqual(WORDS);
});
