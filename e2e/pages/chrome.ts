import type { Locator, Page } from '@playwright/test';

const addressesOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));

/** What frames every page. */
export class Chrome {
  readonly banner: Locator;
  readonly navigation: Locator;
  readonly footer: Locator;

  constructor(page: Page) {
    this.banner = page.getByRole('banner');
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.footer = page.getByRole('contentinfo');
  }

  /** Opens a menu of the navigation and answers where its links lead. */
  async linksOfMenu(name: string): Promise<string[]> {
    const item = this.navigation
      .getByRole('listitem')
      .filter({ has: this.navigation.page().getByRole('button', { name }) });
    await item.getByRole('button', { name }).click();
    return addressesOf(item.getByRole('link'));
  }

  /** Where the links of a part of the footer lead. */
  footerLinks(name: string): Promise<string[]> {
    return addressesOf(this.footer.getByRole('navigation', { name }).getByRole('link'));
  }
}
