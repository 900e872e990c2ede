import type { Observation } from '@sgc/contract/operations';

/** Counts of a version. */
export type Counts = Omit<Observation, 'section' | 'version' | 'visitor'>;

/** A version, and the address of its visitor. */
export interface Visited {
  readonly section: string;
  readonly version: string;
  readonly address: string;
}

/** Something that takes counts. */
export interface Counting {
  count(visited: Visited, counts: Partial<Counts>): void;
}
