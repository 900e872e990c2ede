import { type StoredRelease, sectionsOf } from '@sgc/release-format';
import type { SetRenderer, TriedPage } from '@sgc/renderer/host';
import { type Activated, firstOfEachPage } from './activation.ts';
import type { PageLook, PageLooks } from './page-looks.ts';

/** A page of a candidate set whose HTML was looked at. */
export interface SeenPage extends PageLook {
  readonly page: TriedPage;
}

/** Names a page in a refusal: its address, and whose page it is. */
export const seenName = ({ page }: Pick<SeenPage, 'page'>): string => `${page.address} (${page.match.owner})`;

interface Trial extends Pick<Activated, 'tried'> {
  readonly live: SetRenderer;
  readonly releases: readonly StoredRelease[];
}

/** Where nothing is live there is no site to protect, and its first visitors wait. */
export const isFirst = ({ live }: Pick<Trial, 'live'>): boolean => live.set.releases.length === 0;

/**
 * Looks at one sample of every page that was tried. Those of the new releases are judged by the rules of accessibility too,
 * unless nothing is live yet.
 * @throws Refusal
 */
export const seePages = async (trial: Trial, looks: PageLooks): Promise<readonly SeenPage[]> => {
  const changed = sectionsOf(trial.releases);
  const seen: SeenPage[] = [];
  for (const page of firstOfEachPage(trial.tried)) {
    const isJudged = changed.has(page.match.owner) && !isFirst(trial);
    const look = await looks.of(page, { isJudged });
    if (look !== undefined) seen.push({ ...look, page });
  }
  return seen;
};
