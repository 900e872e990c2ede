import { flushSync } from 'react-dom';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';
import { note } from '../reporting/browser-events.ts';
import { nameEntry, ScrollPositions } from './scroll-positions.ts';
import type { ShownPage } from './use-page-change.ts';

/** The result of loading the page of an address. */
export type Loaded =
  | { readonly kind: 'page'; readonly page: ShownPage }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The browser has to load the document. */
  | { readonly kind: 'document' };

/** The page on the screen. */
export interface Shown {
  readonly location: Location;
  /** How the visitor came here. */
  readonly type: NavigationType;
  readonly page: ShownPage;
  /** Whether all of the page is needed at once, and not its first screen alone. */
  readonly startsWhole: boolean;
}

/** Whether an address is a place in the page that another one shows. */
const isPlaceIn = (page: Location, { pathname, search, hash }: Location): boolean =>
  page.pathname === pathname && page.search === search && hash !== '';

interface OpenOptions {
  /** Goes with the entry in the history. */
  readonly state?: unknown;
  /** Takes the place of the entry that is shown. */
  readonly replace?: boolean;
  /** Leaves the page at the height where it is. */
  readonly preventScrollReset?: boolean;
}

/**
 * The visitor's way from page to page within one document. A page is loaded before the address changes and the page
 * before it leaves the screen; of two navigations the later one counts.
 */
export class Navigation {
  readonly #history: ReturnType<typeof createBrowserHistory>;
  readonly #positions: ScrollPositions;
  readonly #load: (url: URL) => Promise<Loaded>;
  readonly #listeners = new Set<() => void>();
  #shown: Shown;
  #pending: Location | undefined;

  /** The navigator of react-router's links and hooks. */
  readonly navigator: Navigator = {
    createHref: (to) => this.#history.createHref(to),
    encodeLocation: (to) => this.#history.encodeLocation(to),
    go: (delta) => this.#history.go(delta),
    push: (to, state, options) => this.open(to, { ...options, state }),
    replace: (to, state, options) => this.open(to, { ...options, state, replace: true }),
  };

  /** @param load loads the page of an address; never fails. */
  constructor(page: ShownPage, load: (url: URL) => Promise<Loaded>) {
    nameEntry();
    this.#history = createBrowserHistory();
    this.#load = load;
    this.#positions = new ScrollPositions(this.#history.location.key);
    this.#shown = { location: this.#history.location, type: NavigationType.Pop, page, startsWhole: true };
    this.#history.listen(({ location }) => void this.#go(location, NavigationType.Pop, true));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown => this.#shown;

  /** The target of the navigation under way; undefined without one. */
  readonly pending = (): Location | undefined => this.#pending;

  /** Takes the visitor to an address within the site. */
  readonly open = (to: To, { state = null, replace = false, preventScrollReset = false }: OpenOptions = {}): void => {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const isHere = createPath(this.#shown.location) === createPath({ pathname, search, hash });
    const type = replace || isHere ? NavigationType.Replace : NavigationType.Push;
    void this.#go({ pathname, search, hash, state, key: '' }, type, !preventScrollReset);
  };

  /** Shows the page on the screen as it is made now. */
  replacePage(page: ShownPage): void {
    this.#shown = { ...this.#shown, page };
    this.#tell();
  }

  async #go(target: Location, type: NavigationType, moves: boolean): Promise<void> {
    this.#pending = target;
    // What is in memory is shown in this task: nothing is rendered to say that it comes.
    const telling = setTimeout(() => this.#tell());
    const { location: from, page } = this.#shown;
    const address = createPath(target);
    const loaded: Loaded = isPlaceIn(from, target)
      ? { kind: 'page', page }
      : await this.#load(new URL(address, location.origin));
    clearTimeout(telling);
    if (this.#pending !== target) return;
    if (loaded.kind === 'document') {
      if (type === NavigationType.Push) location.assign(address);
      else location.replace(address);
      return;
    }
    this.#pending = undefined;
    if (loaded.kind === 'redirect') {
      this.open(loaded.to, { replace: type !== NavigationType.Push });
      return;
    }
    const { sections, token } = loaded.page;
    // Noted before any of its code renders, so that a page that crashes then is not missed.
    if (token !== undefined && loaded.page !== page) note({ kind: 'opening', token, sections });
    this.#positions.leave();
    if (type === NavigationType.Push) this.#history.push(address, target.state);
    if (type === NavigationType.Replace) this.#history.replace(address, target.state);
    const { location: arrived } = this.#history;
    const startsWhole = !moves || !this.#positions.showsTop(arrived, type);
    this.#shown = { location: arrived, type, page: loaded.page, startsWhole };
    // Synchronously, so that it stays in the click's task if everything is in memory.
    flushSync(() => this.#tell());
    if (moves) this.#positions.arrive(arrived, type);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
