import { type Location, NavigationType } from 'react-router';

/** Where the browser keeps at which height pages were left, by the key of their entry in the history. */
const STORAGE_KEY = 'scroll-positions';

/** Of an entry that the browser made itself, for a place in the page. */
const UNNAMED = 'default';

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Names the document's entry in the history: without a name of its own it would share one with every other document. */
export const nameEntry = (): void => history.replaceState({ key: newKey(), ...history.state }, '');

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
};

/**
 * Moves pages after a navigation: on Back and Forward to where they were left, else to their top or to the place that a
 * link names. A document that is loaded is the browser's to move.
 */
export class ScrollPositions {
  readonly #left = readPositions();
  #key: string;

  /** @param key of the document's own entry. */
  constructor(key: string) {
    this.#key = key;
    const take = (): void => {
      history.scrollRestoration = 'manual';
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
      this.leave();
      this.#write();
    });
  }

  /** Notes where the page on the screen stands, before it changes. */
  leave(): void {
    this.#left[this.#key] = scrollY;
  }

  /** Whether the page that comes shows its top: then only that has to be there to move it. */
  showsTop({ key, hash }: Location, type: NavigationType): boolean {
    const left = this.#leftAt(key, type);
    return left === undefined ? hash === '' : left === 0;
  }

  /** Moves the page that has come in its place. */
  arrive({ key, hash }: Location, type: NavigationType): void {
    this.#key = key;
    const left = this.#leftAt(key, type);
    if (left !== undefined) scrollTo(0, left);
    else if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (type !== NavigationType.Pop || key !== UNNAMED) scrollTo(0, 0);
  }

  /** Where a page was left that Back or Forward brings. */
  #leftAt(key: string, type: NavigationType): number | undefined {
    return type === NavigationType.Pop ? this.#left[key] : undefined;
  }

  #write(): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#left));
    } catch {
      // Forbidden or full: after another document the pages of this one begin at their top.
    }
  }
}
