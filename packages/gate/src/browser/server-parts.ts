import type { BrowserContext } from 'playwright-core';
import type { PagesOfSet } from '../trial/known-pages.ts';
import { type ShownParts, shownParts } from './shown-parts.ts';

/** As long may a page take for anything. */
export const PAGE_LIMIT_MS = 10_000;

/** What pages of a site show as the server wrote them, before any program runs; each is looked at once. */
export class ServerParts {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #known: PagesOfSet<ShownParts>;
  readonly #seen = new Map<string, Promise<ShownParts>>();

  /**
   * @param context in which no script runs.
   * @param known what was seen before.
   */
  constructor(context: BrowserContext, origin: string, known: PagesOfSet<ShownParts>) {
    this.#context = context;
    this.#origin = origin;
    this.#known = known;
  }

  async of(address: string): Promise<ShownParts> {
    return this.#seen.get(address) ?? this.#known.of(address) ?? this.look(address);
  }

  /** Looks now, whatever was seen before. */
  look(address: string): Promise<ShownParts> {
    const looking = this.#look(address);
    this.#seen.set(address, looking);
    return looking;
  }

  /** Takes over what somebody has seen. */
  learn(address: string, parts: ShownParts): void {
    this.#seen.set(address, Promise.resolve(parts));
  }

  /** Lets later trials know what was seen in this one. */
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
