import { Refusal } from '@sgc/release-format';
import { type TriedPage, tryPage } from '@sgc/renderer/host';
import type { Trial } from '../trial/activation.ts';

/** Fragments that a page places and that had to be left out. */
const missingIn = ({ rendered }: TriedPage): readonly string[] =>
  rendered.kind === 'page' ? rendered.withoutFragments : [];

/**
 * Checks that no page has to be shown without a fragment that it is shown with today.
 * @throws Refusal
 */
export const checkPlacedFragments = async ({
  live,
  releases,
  tried,
}: Pick<Trial, 'live' | 'releases' | 'tried'>): Promise<void> => {
  const changed = releases.map(({ descriptor }) => descriptor.section);
  for (const page of tried) {
    const missing = missingIn(page).filter((name) => changed.some((section) => name.startsWith(`${section}/`)));
    if (missing.length === 0) continue;
    // A fragment that is missing today as well, such as for want of data, is not this release's fault.
    const today = await tryPage(live, page).catch(() => undefined);
    const lost = missing.find((name) => today !== undefined && !missingIn(today).includes(name));
    if (lost !== undefined) throw new Refusal('placed-fragments', `${page.address} can no longer show ${lost}`);
  }
};
