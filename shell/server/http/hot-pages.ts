import type { CachedPage, Freshness } from './html-cache.ts';

const HOT_FOR_MS = 1000;
const HOT_TARGETS = 1000;

/** Pages by the target of a request, found a moment ago: looking one up costs no reading of its address. */
export class HotPages {
  readonly #pages = new Map<string, CachedPage>();
  #freshness: Freshness | undefined;
  #until = 0;

  /** The page that was found for a target a moment ago, or else the one that `find` finds. */
  find(target: string, freshness: Freshness, find: () => CachedPage | undefined): CachedPage | undefined {
    const now = Date.now();
    if (this.#freshness !== freshness || now > this.#until) {
      this.#pages.clear();
      this.#freshness = freshness;
      this.#until = now + HOT_FOR_MS;
    }
    const hot = this.#pages.get(target);
    if (hot !== undefined) return hot;
    const found = find();
    if (found !== undefined && this.#pages.size < HOT_TARGETS) this.#pages.set(target, found);
    return found;
  }
}
