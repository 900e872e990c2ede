import type { BrowserContext } from 'playwright-core';
import type { PagesOfSet } from '../trial/known-pages.ts';
import { type ShownParts, shownParts } from './shown-parts.ts';

/** Time limit for each step of a page. */
export const PAGE_LIMIT_MS = 10_000;

/** The parts of a site's pages as the server wrote them, before any program runs; each page is looked at once. */
export class ServerParts {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #known: PagesOfSet<ShownParts>;
  readonly #seen = new Map<string, Promise<ShownParts>>();

  /**
   * @param context in which no script runs.
   * @param known parts that were seen before.
   */
  constructor(context: BrowserContext, origin: string, known: PagesOfSet<ShownParts>) {
    this.#context = context;
    this.#origin = origin;
    this.#known = known;
  }

  async of(address: string): Promise<ShownParts> {
    return this.#seen.get(address) ?? this.#known.of(address) ?? this.look(address);
  }

  /** Looks now, even if the page was seen before. */
  look(address: string): Promise<ShownParts> {
    const looking = this.#look(address);
    this.#seen.set(address, looking);
    return looking;
  }

  /** Takes over parts that were seen elsewhere. */
  learn(address: string, parts: ShownParts): void {
    this.#seen.set(address, Promise.resolve(parts));
  }

  /** Keeps the parts that were seen for later trials. */
  async remember(): Promise<void> {
    for (const [address, parts] of this.#seen) this.#known.learn(address, await parts);
  }

  async #look(address: string): Promise<ShownParts> {
    const page = await this.#context.newPage();
    try {
      await page.goto(`${this.#origin}${address}`, { timeout: PAGE_LIMIT_MS, waitUntil: 'domcontentloaded' });
      return await page.evaluate(shownParts);
    } finally {
      await page.close();
    }
  }
}
