import { afterPaint } from '@sgc/ui';
import { flushSync } from 'react-dom';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  NavigationType,
  parsePath,
  type To,
} from 'react-router';
import { note } from '../reporting/browser-events.ts';
import { onIdle } from '../reporting/browser-resources.ts';
import { nameEntry, ScrollPositions } from './scroll-positions.ts';
import { Trail } from './trail.ts';
import type { ShownPage } from './use-page-change.ts';

/** The result of loading the page of an address. */
export type Loaded =
  | { readonly kind: 'page'; readonly page: ShownPage }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The browser has to load the document. */
  | { readonly kind: 'document' };

/** The address of a page and how the visitor comes to it, as react-router's context has them. */
export interface Arrival {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** A page in its place among those that are rendered. */
export interface PlacedPage {
  /** A page that takes another one's place keeps its components. That of the document is {@link DOCUMENT_PLACE}. */
  readonly place: number;
  readonly page: ShownPage;
  /** As the page itself knows it. */
  readonly arrival: Arrival;
  /** Whether all of the page is needed at once, and not its first screen alone. */
  readonly startsWhole: boolean;
}

/** The page on the screen. */
export interface Shown extends PlacedPage {
  /** The entry of the history that it stands in. */
  readonly location: Location;
}

/** The place of the page that came as a document. */
export const DOCUMENT_PLACE = 0;

/** Whether an address is a place in the page that another one shows. */
const isPlaceIn = (page: Location, { pathname, search, hash }: Location): boolean =>
  page.pathname === pathname && page.search === search && hash !== '';

const isPointedAt = ({ arrival }: PlacedPage): boolean => arrival.navigationType === NavigationType.Push;

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
  readonly #history = createBrowserHistory();
  readonly #positions: ScrollPositions;
  readonly #trail: Trail;
  readonly #load: (url: URL) => Promise<Loaded>;
  readonly #listeners = new Set<() => void>();
  #shown: Shown;
  /** The page to come, and those of Back and Forward. Their places come after the shown page's, until a click shows one of them. */
  #outOfSight: readonly PlacedPage[] = [];
  #places = DOCUMENT_PLACE;
  #pending: Location | undefined;

  /** What react-router's hooks navigate with. */
  readonly context = {
    basename: '/',
    navigator: {
      ...this.#history,
      push: (to: To, state?: unknown, options?: OpenOptions) => this.open(to, { ...options, state }),
      replace: (to: To, state?: unknown, options?: OpenOptions) => this.open(to, { ...options, state, replace: true }),
    },
    static: false,
    useTransitions: undefined,
    future: {},
  };

  /** @param load loads the page of an address; never fails. */
  constructor(page: ShownPage, load: (url: URL) => Promise<Loaded>) {
    nameEntry();
    this.#load = load;
    this.#positions = new ScrollPositions(this.#history.location.key);
    const { location } = this.#history;
    const arrival = { location, navigationType: NavigationType.Pop };
    this.#shown = { place: DOCUMENT_PLACE, page, arrival, startsWhole: true, location };
    this.#trail = new Trail({ page, location });
    this.#history.listen(({ location }) => void this.#go(location, NavigationType.Pop, true));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown => this.#shown;

  /** Pages that are rendered before the visitor asks for them. */
  readonly outOfSight = (): readonly PlacedPage[] => this.#outOfSight;

  /** The target of the navigation under way; undefined without one. */
  readonly pending = (): Location | undefined => this.#pending;

  /** Takes the visitor to an address within the site. */
  readonly open = (to: To, { state = null, replace = false, preventScrollReset = false }: OpenOptions = {}): void => {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const isHere = createPath(this.#shown.location) === createPath({ pathname, search, hash });
    const type = replace || isHere ? NavigationType.Replace : NavigationType.Push;
    void this.#go({ pathname, search, hash, state, key: '' }, type, !preventScrollReset);
  };

  /** Renders the first screen of a page that the visitor is likely to open next, out of sight. */
  renderAhead({ pathname, search, hash }: URL, page: ShownPage): void {
    const location = { pathname, search, hash, state: null, key: '' };
    if (hash === '') this.#renderOutOfSight(page, { location, navigationType: NavigationType.Push });
  }

  /** Shows the page on the screen as it is made now. */
  replacePage(page: ShownPage): void {
    this.#shown = { ...this.#shown, page };
    this.#outOfSight = [];
    this.#tell();
  }

  async #go(target: Location, type: NavigationType, moves: boolean): Promise<void> {
    this.#pending = target;
    // What is in memory is shown in this task: nothing is rendered to say that it comes.
    const telling = setTimeout(() => this.#tell());
    const { location: from, page } = this.#shown;
    const address = createPath(target);
    const staysHere = isPlaceIn(from, target);
    const loaded: Loaded = staysHere ? { kind: 'page', page } : await this.#load(new URL(address, location.origin));
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
    // Coming again to the page that is shown is a change as well.
    const next = loaded.page === page && !staysHere ? { ...page } : loaded.page;
    const { sections, token } = next;
    // Noted before any of its code renders, so that a page that crashes then is not missed.
    if (token !== undefined && !staysHere) note({ kind: 'opening', token, sections });
    this.#positions.leave();
    if (type === NavigationType.Push) this.#history.push(address, target.state);
    if (type === NavigationType.Replace) this.#history.replace(address, target.state);
    const { location: arrived } = this.#history;
    const startsWhole = !moves || !this.#positions.showsTop(arrived, type);
    const placed = this.#placeOf(next, { location: arrived, navigationType: type }, startsWhole);
    // Before the page's effects: what they do once it is painted looks for its heading, and has to find it alone.
    this.#retire(placed);
    this.#shown = { ...placed, location: arrived };
    // Synchronously, so that it stays in the click's task if everything is in memory.
    flushSync(() => this.#tell());
    if (moves) this.#positions.arrive(arrived, type);
    this.#trail.arrive({ page: next, location: arrived }, type);
    if (type !== NavigationType.Replace) afterPaint(() => this.#renderNeighbours(arrived));
  }

  /** Renders the pages of Back and Forward, each when the browser is idle, as long as the visitor stays where they came to. */
  #renderNeighbours(arrived: Location): void {
    for (const { page, location } of this.#trail.neighbours) {
      onIdle(() => {
        if (this.#shown.location === arrived)
          this.#renderOutOfSight(page, { location, navigationType: NavigationType.Pop });
      });
    }
  }

  #renderOutOfSight(page: ShownPage, arrival: Arrival): void {
    // A page that takes the place of the one that is shown changes its components: they cannot be had ahead.
    if (page.key === this.#shown.page.key || this.#outOfSight.some((other) => other.page === page)) return;
    if (!this.#positions.showsTop(arrival.location, arrival.navigationType)) return;
    const { sections, token } = page;
    if (token !== undefined) note({ kind: 'opening', token, sections, isAhead: true });
    const placed = { place: this.#newPlace(), page, arrival, startsWhole: false };
    // Of pages that are pointed at the last one counts; Back and Forward stay as likely.
    const others = isPointedAt(placed) ? this.#outOfSight.filter((other) => !isPointedAt(other)) : this.#outOfSight;
    this.#outOfSight = [...others, placed];
    this.#tell();
  }

  /**
   * Pages leave for the one that is to be shown. If that is rendered already they are hidden, and taken out of the document once
   * it is painted: taking them out takes longer than showing it. Only the document's own page cannot be hidden.
   */
  #retire({ place }: PlacedPage): void {
    const isReady = this.#outOfSight.some((other) => other.place === place);
    const retired = [this.#shown, ...this.#outOfSight].filter((other) => other.place !== place);
    this.#outOfSight = isReady ? retired.filter((other) => other.place !== DOCUMENT_PLACE) : [];
    if (this.#outOfSight.length === 0) return;
    afterPaint(() => {
      this.#outOfSight = this.#outOfSight.filter((other) => !retired.includes(other));
      this.#tell();
    });
  }

  #newPlace(): number {
    this.#places += 1;
    return this.#places;
  }

  /** The place of a page that the visitor comes to: the one where it is rendered already, if it is. */
  #placeOf(page: ShownPage, arrival: Arrival, startsWhole: boolean): PlacedPage {
    const path = createPath(arrival.location);
    const ready = this.#outOfSight.find((other) => other.page === page && createPath(other.arrival.location) === path);
    if (ready !== undefined && !startsWhole) {
      // What the page was told stays as long as it is right: told anew it would render again.
      const { location, navigationType } = ready.arrival;
      const isRight = navigationType === arrival.navigationType && location.state === arrival.location.state;
      return isRight ? ready : { ...ready, arrival };
    }
    const place = page.key === this.#shown.page.key ? this.#shown.place : this.#newPlace();
    return { place, page, arrival, startsWhole };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
