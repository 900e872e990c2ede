import { sectionsOf } from '@sgc/release-format';
import type { TriedPage } from '@sgc/renderer/host';
import type { PageLook, PageLooks } from '../look/page-looks.ts';
import { isFirst } from '../set/candidate.ts';
import { firstOfEachPage, type Trial } from '../trial/activation.ts';

/** A page of a candidate set whose HTML was looked at. */
export interface SeenPage extends PageLook {
  readonly page: TriedPage;
}

/** Names a page in a refusal: its address and its owner. */
export const seenName = ({ page }: Pick<SeenPage, 'page'>): string => `${page.address} (${page.match.owner})`;

/**
 * Looks at all samples of the new releases' pages and at the first of every other page that was tried. The first ones of the new
 * releases are judged by the rules of accessibility too, unless nothing is live yet.
 * @throws Refusal
 */
export const seePages = async (
  trial: Pick<Trial, 'live' | 'releases' | 'tried'>,
  looks: PageLooks,
): Promise<readonly SeenPage[]> => {
  const changed = sectionsOf(trial.releases);
  const first = new Set(firstOfEachPage(trial.tried));
  const seen: SeenPage[] = [];
  for (const page of trial.tried) {
    const isOwn = changed.has(page.match.owner);
    if (!isOwn && !first.has(page)) continue;
    const isJudged = isOwn && first.has(page) && !isFirst(trial);
    const look = await looks.of(page, { isJudged });
    if (look !== undefined) seen.push({ ...look, page });
  }
  return seen;
};
