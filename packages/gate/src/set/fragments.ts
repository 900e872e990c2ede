import { fragmentParts } from '@sgc/contract/section';
import type { ReleaseDescriptor } from '@sgc/release-format';
import { Refusal } from '@sgc/release-format';

/** A page of another program that places fragments. */
export interface Placement {
  /** Section and page: `mfe-catalog/vehicle`. */
  readonly page: string;
  readonly fragments: readonly string[];
}

/**
 * Checks that the fragments that other sections' pages place are still there, and need no new properties.
 * @param live the release of the section that those pages work with today.
 * @throws Refusal
 */
export const checkFragments = (
  candidate: ReleaseDescriptor,
  live: ReleaseDescriptor | undefined,
  placements: readonly Placement[],
): void => {
  for (const { page, fragments } of placements) {
    for (const name of fragments) {
      const [section, own] = fragmentParts(name);
      if (section === candidate.section) checkFragment(candidate, live, own, page);
    }
  }
};

const checkFragment = (
  candidate: ReleaseDescriptor,
  live: ReleaseDescriptor | undefined,
  name: string,
  page: string,
): void => {
  const refuse = (what: string) => new Refusal('fragments', `${page} places its fragment ${name}, ${what}`);
  const before = live?.fragments[name];
  const after = candidate.fragments[name];
  // A page may place a fragment that a section does not have yet: it shows a quiet link instead.
  if (before === undefined) return;
  if (after === undefined) throw refuse('which is gone');
  for (const [prop, { kind, required }] of Object.entries(after.props)) {
    const known = before.props[prop];
    if (known === undefined && required) throw refuse(`which now needs a property ${prop} that the page does not know`);
    if (known !== undefined && known.kind !== kind) {
      throw refuse(`whose property ${prop} was a ${known.kind} and is now a ${kind}`);
    }
    if (known !== undefined && !known.required && required) {
      throw refuse(`whose property ${prop} could be left out and is now needed`);
    }
  }
};
