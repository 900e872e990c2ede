import { expect, type Locator, type Page } from '@playwright/test';

const PRESSES_AT_MOST = 300;

/** A visitor without a mouse. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Types into the element that has focus. */
  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Presses Tab until something has focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < PRESSES_AT_MOST; presses += 1) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${target}`);
  }

  /** Goes on to something by Tab and presses a key on it. */
  async pressOn(target: Locator, key: string): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }
}
