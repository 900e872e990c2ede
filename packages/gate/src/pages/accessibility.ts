import { Refusal, sectionsOf } from '@sgc/release-format';
import { type TriedPage, tryPage } from '@sgc/renderer/host';
import { pageAt } from '@sgc/renderer/set';
import { type PageLooks, shownHtml } from '../look/page-looks.ts';
import { isFirst, type LiveSet } from '../set/candidate.ts';
import { firstOfEachPage, type Trial } from '../trial/activation.ts';

/** A page as it is today; undefined if the live set does not have it, or it fails. */
const todaysPage = async ({ address, match }: TriedPage, live: LiveSet): Promise<TriedPage | undefined> => {
  const now = pageAt(live.set, address);
  if (now?.owner !== match.owner || now.page !== match.page) return undefined;
  return tryPage(live, { address, match: now }).catch(() => undefined);
};

const checkPage = async (page: TriedPage, live: LiveSet, looks: PageLooks): Promise<void> => {
  const today = await todaysPage(page, live);
  // Most releases change few of their pages, and to judge one takes longer than all else that is done with it.
  if (today !== undefined && shownHtml(today) === shownHtml(page)) return;
  const violations = (await looks.of(page, 'violations')) ?? [];
  if (violations.length === 0) return;
  const known = (today && (await looks.of(today, 'violations'))) ?? [];
  for (const { rule, help, places } of violations) {
    const before = known.find((violation) => violation.rule === rule)?.places.length ?? 0;
    if (places.length <= before) continue;
    const where = `${places.length} ${places.length === 1 ? 'place' : 'places'}, such as ${places.at(-1)}`;
    throw new Refusal('accessibility', `${page.address} breaks the rule ${rule} (${help}) in ${where}`);
  }
};

/**
 * Checks that no page of the new releases breaks a rule in more places than it does today; of the rules that can be checked
 * without a layout. Samples of one page differ in words, so the first one of each stands for all. Where nothing is live yet,
 * nothing is checked.
 * @throws Refusal
 */
export const checkAccessibility = async (
  trial: Pick<Trial, 'live' | 'releases' | 'tried'>,
  looks: PageLooks,
): Promise<void> => {
  if (isFirst(trial)) return;
  const changed = sectionsOf(trial.releases);
  for (const page of firstOfEachPage(trial.tried)) {
    if (changed.has(page.match.owner)) await checkPage(page, trial.live, looks);
  }
};
