import { expect, type Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../fixtures/hydration.ts';

/** The calculator as a visitor finds it. */
export class Calculator {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page, and waits until it answers to clicks itself. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`${ADDRESSES.ecoImpact}${search}`);
    await untilHydrated(this.page);
  }

  /** Asks the question in the fields, and waits until the page says that it calculates. */
  async ask(): Promise<void> {
    await this.button.click();
    await expect(this.button).toHaveText('Calculating...');
  }

  /** Makes the section throw while it renders: it formats its numbers then. */
  async breakDown(): Promise<void> {
    await this.page.evaluate(() => {
      Number.prototype.toFixed = () => {
        throw new RangeError('broken on purpose');
      };
    });
    await this.miles.fill('100');
    await this.button.click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(/taking a break/i);
  }

  get miles() {
    return this.page.getByRole('spinbutton', { name: 'Miles per week' });
  }

  get usage() {
    return this.page.getByRole('combobox', { name: 'Usage type' });
  }

  get timeFrame() {
    return this.page.getByRole('combobox', { name: 'Time frame' });
  }

  get button() {
    return this.page.getByRole('button', { name: /^Calculat/ });
  }

  get results() {
    return this.page.getByRole('region', { name: /^Environmental Impact Over/ });
  }

  get announcement() {
    return this.results.getByRole('status');
  }

  /** A result by its name, as visitors see it. */
  figure(name: string) {
    return this.results.locator('dl > div').filter({ hasText: name }).locator('dd');
  }
}
