import type { Page } from '@playwright/test';

/** Asks the status page after the reference that stands in it. */
export const lookUp = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email you wrote from').fill(email);
  await page.getByRole('button', { name: 'Look it up' }).click();
};
