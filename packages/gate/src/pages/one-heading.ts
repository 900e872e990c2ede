import { Refusal } from '@sgc/release-format';
import { type SeenPage, seenName } from './seen-pages.ts';

/**
 * Checks that every page has one heading that says what it is about.
 * @throws Refusal
 */
export const checkOneHeading = (seen: readonly SeenPage[]): void => {
  for (const one of seen) {
    const { headings } = one.facts;
    if (headings.length === 1) continue;
    const reason =
      headings.length === 0
        ? 'has no h1: make the heading that says what the page is about one'
        : `has ${headings.length} h1 (${headings.map((text) => `"${text}"`).join(', ')}): keep the first, and make the others h2`;
    throw new Refusal('one-heading', `${seenName(one)} ${reason}`);
  }
};
