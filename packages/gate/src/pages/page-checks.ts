import type { CheckName } from '@sgc/contract/operations';
import { sectionsOf } from '@sgc/release-format';
import type { RenderSettings } from '@sgc/renderer/host';
import type { HydrationTrial } from '../browser/hydration.ts';
import type { Check } from '../check.ts';
import type { PageLooks } from '../look/page-looks.ts';
import type { AddressGrants } from '../release/grants.ts';
import type { Trial } from '../trial/activation.ts';
import { checkAccessibility } from './accessibility.ts';
import type { DescriptionCheck } from './descriptions.ts';
import { checkFirstScreens } from './first-screens.ts';
import { checkForeignLoads } from './foreign-loads.ts';
import { checkInlineStyles } from './inline-styles.ts';
import { checkLinks } from './links.ts';
import { checkMemory } from './memory.ts';
import { checkOneHeading } from './one-heading.ts';
import { PagesAgain } from './pages-again.ts';
import { checkPlacedFragments } from './placed-fragments.ts';
import { checkRepeatable } from './repeatable.ts';
import { type SeenPage, seePages } from './seen-pages.ts';

interface Means extends Pick<RenderSettings, 'business' | 'development'> {
  readonly grants: AddressGrants;
  readonly descriptions: DescriptionCheck;
  readonly looks: PageLooks;
  /** Only where a browser is configured. */
  readonly hydration: HydrationTrial | undefined;
}

/** Work that goes on beside checks: those who await it get its error, and an earlier refusal ends it. */
const begun = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined);
  return work;
};

/**
 * The checks of rendered pages, as far as they are configured. Looking at the HTML, compressing it and the walk in the browser
 * take longest, and need no renderer: they go on beside the others, and the result of the walk comes last.
 */
export const pageChecks = (
  trial: Trial,
  { grants, descriptions, looks, hydration, business, development }: Means,
): readonly Check<void>[] => {
  const walk = hydration && begun(hydration.check(trial));
  const seeing = begun(seePages(trial, looks));
  const judging = begun(checkAccessibility(trial, looks));
  const weighing = development ? undefined : begun(checkFirstScreens(trial));
  const { releases, set } = trial;
  const again = new PagesAgain(trial.renderer);
  const changed = sectionsOf(releases);
  const ofSeen = (check: CheckName, run: (seen: readonly SeenPage[]) => void | Promise<void>): Check<void> => ({
    check,
    run: async () => run(await seeing),
  });
  return [
    { check: 'memory', run: () => checkMemory(trial, again) },
    { check: 'repeatable', run: () => checkRepeatable(trial.tried, again) },
    { check: 'descriptions', run: () => descriptions.check(trial) },
    { check: 'placed-fragments', run: () => checkPlacedFragments(trial) },
    ...(weighing === undefined ? [] : [{ check: 'first-screen', run: () => weighing } as const]),
    ofSeen('one-heading', checkOneHeading),
    ofSeen('inline-styles', checkInlineStyles),
    ofSeen('foreign-loads', (seen) => checkForeignLoads(seen, releases, business.origin)),
    ofSeen('links', (seen) =>
      checkLinks(
        seen.filter(({ page }) => changed.has(page.match.owner)),
        { set, grants, origin: business.origin },
      ),
    ),
    { check: 'accessibility', run: () => judging },
    ...(hydration === undefined || walk === undefined
      ? []
      : ([
          { check: 'hydration', run: () => walk },
          { check: 'contrast', run: () => hydration.contrast.check() },
        ] as const)),
  ];
};
