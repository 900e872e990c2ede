import { fragmentParts } from '@sgc/contract/section';
import { type ReleaseSet, versionsOf } from '@sgc/release-format';
import { pageMatcher } from '@sgc/renderer/set';
import { LRUCache } from 'lru-cache';
import { pageName, placementsIn } from './placements.ts';
import type { ShownParts } from './shown-parts.ts';

const MOST = 500;

/** What the server's pages of one set show, by address, as far as anybody looked. */
export interface PartsOfSet {
  of(address: string): ShownParts | undefined;
  learn(address: string, parts: ShownParts): void;
}

/** Names an address of a set by what its page is made from: its section's version and those whose fragments it places. */
const namesIn = (set: ReleaseSet): ((address: string) => string) => {
  const matchOf = pageMatcher(set);
  const fragmentsOf = new Map(placementsIn(set).map(({ page, fragments }) => [page, fragments]));
  const versions = versionsOf(set);
  return (address) => {
    const match = matchOf(new URL(address, 'http://address.invalid').pathname);
    const placed = (match && fragmentsOf.get(pageName(match))) ?? [];
    const sections = new Set([match?.owner, ...placed.map((name) => fragmentParts(name)[0])]);
    const madeFrom = [...sections].map((section) => versions[section ?? ''] ?? section);
    return [address, set.shell.version, ...madeFrom].join(' ');
  };
};

/** What releases that held showed in their trials: a page whose code is the same need not be looked at again. */
export class KnownParts {
  readonly #parts = new LRUCache<string, ShownParts>({ max: MOST });

  in(set: ReleaseSet): PartsOfSet {
    const nameOf = namesIn(set);
    return {
      of: (address) => this.#parts.get(nameOf(address)),
      learn: (address, parts) => {
        this.#parts.set(nameOf(address), parts);
      },
    };
  }
}
