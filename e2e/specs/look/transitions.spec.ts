import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Chrome } from '../../pages/chrome.ts';

/** What moved while pages changed, a list for every change. */
interface Watched {
  readonly moved: string[][];
}

/** Writes down what every view transition of the page animates. */
const watchTransitions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...args) {
      const transition = start.apply(this, args);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        moved.push(effects.flatMap((effect) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : [])));
      });
      return transition;
    };
  });
};

const movedOn = (page: Page): Promise<string[][]> => page.evaluate(() => (window as unknown as Watched).moved);

const toContact = async (page: Page): Promise<void> => {
  await new Chrome(page).footer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(ADDRESSES.contact);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('one page passes into the next', async ({ page }) => {
      await watchTransitions(page);
      await page.goto(ADDRESSES.services);
      await untilHydrated(page);
      await toContact(page);
      await expect.poll(async () => (await movedOn(page)).length).toBe(1);
      const moved = (await movedOn(page)).flat().filter((name) => name.startsWith('::view-transition'));
      if (reducedMotion === 'reduce') expect(moved).toEqual([]);
      else expect(moved).toContain('::view-transition-new(root)');
    });

    test('Back and Forward return to where one was', async ({ page }) => {
      const scrolled = () => page.evaluate(() => window.scrollY);
      await page.goto(ADDRESSES.services);
      await untilHydrated(page);
      await new Chrome(page).footer.getByRole('link', { name: 'Contact' }).scrollIntoViewIfNeeded();
      const left = await scrolled();
      expect(left).toBeGreaterThan(500);
      await toContact(page);
      await expect.poll(scrolled).toBe(0);
      await new Chrome(page).footer.scrollIntoViewIfNeeded();
      const leftAgain = await scrolled();
      await page.goBack();
      await expect(page).toHaveURL(ADDRESSES.services);
      await expect.poll(scrolled).toBe(left);
      await page.goForward();
      await expect(page).toHaveURL(ADDRESSES.contact);
      await expect.poll(scrolled).toBe(leftAgain);
    });
  });
}

test('a page whose animation is skipped before it begins has no fault to report', async ({ page }) => {
  await page.addInitScript(() => {
    const skipped: string[] = [];
    Object.assign(window, { skipped });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...args) {
      const transition = start.apply(this, args);
      transition.skipTransition();
      void transition.finished.then(() => skipped.push(location.pathname));
      return transition;
    };
  });
  await page.goto(ADDRESSES.services);
  await untilHydrated(page);
  await toContact(page);
  // Nothing is printed: every test asks for that, and a rejection that nobody handles is printed.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { readonly skipped: string[] }).skipped))
    .toEqual([ADDRESSES.contact]);
});
