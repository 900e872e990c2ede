import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

// What the browser says of the page that is not there.
test.use({ viewport: { width: 375, height: 800 }, expectedConsole: [/status of 404/] });

interface Least {
  /** Every control. */
  readonly target: number;
  /** Buttons, links as buttons, and fields. */
  readonly callToAction: number;
}

const LEAST: Least = { target: 24, callToAction: 44 };

/** Names every control in sight that is smaller than it may be. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ target, callToAction }) => {
    // WCAG 2.2 leaves the size of a link within a sentence to the line.
    const isInSentence = (control: HTMLElement) =>
      control.matches('a') &&
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
    const isCallToAction = (control: HTMLElement) =>
      control.matches('select, textarea, input:not([type=checkbox], [type=radio]), button[type=submit]') ||
      /(^|\s)\w+__button-/.test(control.className);
    const boxOf = (control: HTMLElement) =>
      (
        (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) ||
        control
      ).getBoundingClientRect();

    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
      .filter((control) => !isInSentence(control))
      .flatMap((control) => {
        const least = isCallToAction(control) ? callToAction : target;
        const { width, height } = boxOf(control);
        return Math.min(width, height) < least
          ? [`${control.tagName} "${control.textContent.trim().slice(0, 40)}" is ${width} by ${height}, not ${least}`]
          : [];
      });
  }, LEAST);

for (const address of TEMPLATES) {
  test(`${address}: what one taps is large enough`, async ({ page }) => {
    await page.goto(address);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('in the drawer, too', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
