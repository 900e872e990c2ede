import { LRUCache } from 'lru-cache';
import { VIEW_MS } from './view-tokens.ts';

/** Views that are remembered at once; the ones not heard of for longest are forgotten first. */
const REMEMBERED_VIEWS = 50_000;

/** Remembers the counted facts of each view, so that each counts once. */
export class ViewLog {
  readonly #counted = new LRUCache<string, Set<string>>({ max: REMEMBERED_VIEWS, ttl: VIEW_MS });

  /** Whether a fact of a view was not counted before; marks it as counted. */
  isNew(token: string, what: string): boolean {
    const known = this.#counted.get(token);
    if (known?.has(what)) return false;
    if (known === undefined) this.#counted.set(token, new Set([what]));
    else known.add(what);
    return true;
  }

  /** Whether a fact of a view was counted. */
  has(token: string, what: string): boolean {
    return this.#counted.get(token)?.has(what) ?? false;
  }
}
