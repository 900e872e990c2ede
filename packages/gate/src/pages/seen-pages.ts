import { sectionsOf } from '@sgc/release-format';
import type { TriedPage } from '@sgc/renderer/host';
import type { PageFacts } from '../look/page-facts.ts';
import type { PageLooks } from '../look/page-looks.ts';
import { firstOfEachPage, type Trial } from '../trial/activation.ts';

/** A page of a candidate set whose HTML was looked at. */
export interface SeenPage {
  readonly page: TriedPage;
  readonly facts: PageFacts;
}

/** Names a page in a refusal: its address and its owner. */
export const seenName = ({ page }: Pick<SeenPage, 'page'>): string => `${page.address} (${page.match.owner})`;

/**
 * Looks at all samples of the new releases' pages and at the first of every other page that was tried.
 * @throws Refusal
 */
export const seePages = async (
  { releases, tried }: Pick<Trial, 'releases' | 'tried'>,
  looks: PageLooks,
): Promise<readonly SeenPage[]> => {
  const changed = sectionsOf(releases);
  const first = new Set(firstOfEachPage(tried));
  const seen: SeenPage[] = [];
  for (const page of tried) {
    if (!changed.has(page.match.owner) && !first.has(page)) continue;
    const facts = await looks.of(page, 'facts');
    if (facts !== undefined) seen.push({ page, facts });
  }
  return seen;
};
