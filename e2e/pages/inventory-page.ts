import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../fixtures/hydration.ts';
import { withoutData } from '../fixtures/page-answers.ts';

/** The list of vehicles as the browser asks the API for it. */
export const LIST = '**/api/vehicles';

/** The inventory as a visitor sees it. */
export class InventoryPage {
  readonly search: Locator;
  readonly brand: Locator;
  readonly category: Locator;
  readonly price: Locator;
  readonly seats: Locator;
  readonly stock: Locator;
  readonly sort: Locator;
  readonly apply: Locator;
  readonly cards: Locator;
  readonly names: Locator;
  readonly loading: Locator;
  readonly showMore: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search' });
    this.brand = page.getByRole('combobox', { name: 'Brand' });
    this.category = page.getByRole('combobox', { name: 'Category' });
    this.price = page.getByRole('combobox', { name: 'Price' });
    this.seats = page.getByRole('combobox', { name: 'Seats' });
    this.stock = page.getByRole('combobox', { name: 'Stock' });
    this.sort = page.getByRole('combobox', { name: 'Sort by' });
    this.apply = page.getByRole('button', { name: 'Apply Filters' });
    this.cards = page.getByRole('article');
    this.names = this.cards.getByRole('heading', { level: 3 });
    this.loading = page.locator('[aria-busy=true]');
    this.showMore = page.getByRole('link', { name: 'Show more vehicles' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${ADDRESSES.inventory}${search}`);
  }

  /** Opens it and has its program there: the list is filtered and grows in the page from then on. */
  async openWithProgram(search = ''): Promise<void> {
    await this.open(search);
    await untilHydrated(this.page);
  }

  /** Comes from another page without the server's data, so that the browser itself has to load the vehicles. */
  async openFromContact(): Promise<void> {
    await withoutData(this.page);
    await this.page.goto(ADDRESSES.contact);
    await untilHydrated(this.page);
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
  }

  heading(text: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 2, name: text });
  }

  /** The link that empties all filters, wherever it is offered. */
  get clear(): Locator {
    return this.page.getByRole('link', { name: 'Clear All Filters' });
  }
}
