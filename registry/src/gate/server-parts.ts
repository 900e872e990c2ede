import type { BrowserContext } from 'playwright-core';
import { type ShownParts, shownParts } from './shown-parts.ts';

/** As long may a page take for anything. */
export const PAGE_LIMIT_MS = 10_000;

/** What pages of a site show as the server wrote them, before any program runs; each is looked at once. */
export class ServerParts {
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #known = new Map<string, Promise<ShownParts>>();

  /** @param context in which no script runs. */
  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  of(address: string): Promise<ShownParts> {
    const known = this.#known.get(address) ?? this.#look(address);
    this.#known.set(address, known);
    return known;
  }

  /** Takes over what somebody has seen. */
  learn(address: string, parts: ShownParts): void {
    this.#known.set(address, Promise.resolve(parts));
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
