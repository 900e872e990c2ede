import { fragmentParts } from '@sgc/contract/section';
import { type ReleaseSet, versionsOf } from '@sgc/release-format';
import { pageAt } from '@sgc/renderer/set';
import { LRUCache } from 'lru-cache';
import { pageName, placementsIn } from '../set/placements.ts';

/** Knowledge of one set's pages, by address, as far as they were looked at. */
export interface PagesOfSet<Known> {
  of(address: string): Known | undefined;
  learn(address: string, known: Known): void;
}

/** Names an address of a set by what its page is made from: its section's version and those whose fragments it places. */
const namesIn = (set: ReleaseSet): ((address: string) => string) => {
  const fragmentsOf = new Map(placementsIn(set).map(({ page, fragments }) => [page, fragments]));
  const versions = versionsOf(set);
  return (address) => {
    const match = pageAt(set, address);
    const placed = (match && fragmentsOf.get(pageName(match))) ?? [];
    const sections = new Set([match?.owner, ...placed.map((name) => fragmentParts(name)[0])]);
    const madeFrom = [...sections].map((section) => versions[section ?? ''] ?? section);
    return [address, set.shell.version, ...madeFrom].join(' ');
  };
};

/**
 * Results of trials about pages, for later trials: a page whose code is the same need not be looked at again. Only results of
 * a release that held are kept: code of a refused one ran beside all pages and may have changed them.
 */
export class KnownPages<Known extends object> {
  readonly #known: LRUCache<string, Known>;

  /** @param most pages that are remembered. */
  constructor(most: number) {
    this.#known = new LRUCache({ max: most });
  }

  in(set: ReleaseSet): PagesOfSet<Known> {
    const nameOf = namesIn(set);
    return {
      of: (address) => this.#known.get(nameOf(address)),
      learn: (address, known) => {
        this.#known.set(nameOf(address), known);
      },
    };
  }
}
