import { type Location, NavigationType } from 'react-router';
import type { ShownPage } from './use-page-change.ts';

/** A page in the entry of the history where it was shown. */
export interface TrailEntry {
  readonly page: ShownPage;
  readonly location: Location;
}

/** The pages that this document has shown, in the order of the history. Entries of documents before it are not known. */
export class Trail {
  #entries: readonly TrailEntry[];
  #at = 0;

  constructor(first: TrailEntry) {
    this.#entries = [first];
  }

  /** Notes the page that the visitor has come to. */
  arrive(entry: TrailEntry, type: NavigationType): void {
    const known = type === NavigationType.Replace ? this.#at : this.#indexOf(entry);
    // An entry that the browser made itself, for a place in the page, comes like one that was gone to.
    const isNew = known === -1;
    this.#at = isNew ? this.#at + 1 : known;
    this.#entries = [...this.#entries.slice(0, this.#at), entry, ...(isNew ? [] : this.#entries.slice(this.#at + 1))];
  }

  #indexOf({ location: { key } }: TrailEntry): number {
    return this.#entries.findIndex(({ location }) => location.key === key);
  }

  /** Where Back and Forward lead, as far as it is known: Back first, which is the likelier one. */
  get neighbours(): readonly TrailEntry[] {
    return [this.#entries[this.#at - 1], this.#entries[this.#at + 1]].filter((entry) => entry !== undefined);
  }
}
