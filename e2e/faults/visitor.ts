import { expect, type Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { ContactPage } from '../pages/contact-page.ts';

const { phone } = DEFAULT_BUSINESS_PROFILE;

/** How long a release may take from its appearing, or from a fault's end, to its going live. */
export const LIVE_WITHIN_MS = 10_000;

/** One page of each section, with the heading that its visitors read. */
export const PAGES = [
  [ADDRESSES.denago, /^Denago golf carts/],
  [ADDRESSES.services, /^Golf cart service and repair/],
  [ADDRESSES.ecoImpact, /^Eco-Impact Calculator/],
  [ADDRESSES.contact, /^Contact us/],
] as const;

/** A page is there in good time, with its chrome, the phone number and a way to leave a message. */
export const expectFramed = async (page: Page, address: string): Promise<void> => {
  const started = Date.now();
  await page.goto(address);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator(`a[href="${telephoneHref(phone)}"]`).first()).toBeVisible();
  await expect(
    page.locator(`a[href="${ADDRESSES.contact}"], form[action="${ADDRESSES.contact}"]`).first(),
  ).toBeVisible();
  expect(Date.now() - started, `${address} in good time`).toBeLessThan(10_000);
};

/** Every section's page shows what it is there for. */
export const expectWhole = async (page: Page, address: string): Promise<void> => {
  for (const [path, heading] of PAGES) {
    await expectFramed(page, `${address}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
};

/** Leaves a message, and answers the reference number that acknowledges it. */
export const leaveMessage = async (page: Page, address: string): Promise<string> => {
  const contact = new ContactPage(page);
  await contact.open(`${address}${ADDRESSES.contact}`);
  await contact.fillIn();
  await contact.sendButton.click();
  await expect(page).toHaveURL(/\/thank-you\?ref=/);
  return new URL(page.url()).searchParams.get('ref') ?? '';
};
