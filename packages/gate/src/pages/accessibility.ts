import { Refusal, sectionsOf } from '@sgc/release-format';
import { type TriedPage, tryPage } from '@sgc/renderer/host';
import type { PageLooks, Violation } from '../look/page-looks.ts';
import type { Candidate, LiveSet } from '../set/candidate.ts';
import type { SeenPage } from './seen-pages.ts';

const violationsOf = async (page: TriedPage, looks: PageLooks): Promise<readonly Violation[]> =>
  (await looks.of(page, { isJudged: true }))?.violations ?? [];

const checkPage = async ({ page, violations }: SeenPage, live: LiveSet, looks: PageLooks): Promise<void> => {
  if (violations.length === 0) return;
  const today = await tryPage(live, page).catch(() => undefined);
  const known = today === undefined ? [] : await violationsOf(today, looks);
  for (const { rule, help, places } of violations) {
    const before = known.find((violation) => violation.rule === rule)?.places.length ?? 0;
    if (places.length <= before) continue;
    const where = `${places.length} ${places.length === 1 ? 'place' : 'places'}, such as ${places.at(-1)}`;
    throw new Refusal('accessibility', `${page.address} breaks the rule ${rule} (${help}) in ${where}`);
  }
};

/**
 * Checks that no page of the new releases breaks a rule in more places than it does today; of the rules that can be checked
 * without a layout.
 * @param seen pages of the set, of which those of the new releases were judged.
 * @throws Refusal
 */
export const checkAccessibility = async (
  seen: readonly SeenPage[],
  { live, releases }: Pick<Candidate, 'live' | 'releases'>,
  looks: PageLooks,
): Promise<void> => {
  const changed = sectionsOf(releases);
  for (const one of seen) if (changed.has(one.page.match.owner)) await checkPage(one, live, looks);
};
