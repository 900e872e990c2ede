import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../fixtures/hydration.ts';

/** Someone with a phone and something to do, whose presses are counted. */
export class Visitor {
  presses = 0;

  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Comes to the site where most do. Costs nothing. */
  async arrive(address: string = ADDRESSES.home): Promise<void> {
    await this.page.goto(address);
    await untilHydrated(this.page);
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  /** One press into the field; keys are not counted. */
  async type(field: Locator, text: string): Promise<void> {
    this.presses += 1;
    await field.fill(text);
  }

  /** One press opens the list, one takes the choice. */
  async choose(list: Locator, choice: string): Promise<void> {
    this.presses += 2;
    await list.selectOption(choice);
  }

  /** By the menu of a phone. */
  async goTo(name: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Menu' }));
    await this.press(this.page.getByRole('dialog').getByRole('link', { name, exact: true }));
  }
}
