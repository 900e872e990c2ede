import { Refusal, type ReleaseDescriptor, type ReleaseSet, releaseIn } from '@sgc/release-format';
import type { AddressGrants } from '../release/grants.ts';

const pathsOf = ({ pages }: ReleaseDescriptor): string[] => pages.flatMap((page) => page.paths);

/**
 * Checks that no address loses its owner: what a section shows now and may show, its next release shows too. An
 * address is given up by taking it out of the section's grant. Going back to an older release may take its newer pages
 * along: that is what an operator wants then.
 * @throws Refusal that names the page
 */
export const checkOwnership = (candidate: ReleaseDescriptor, live: ReleaseSet, grants: AddressGrants): void => {
  const before = releaseIn(live, candidate.section);
  if (before === undefined || candidate.builtAt < before.builtAt) return;
  const shown = new Set(pathsOf(candidate));
  for (const page of before.pages) {
    const lost = page.paths.find((path) => !shown.has(path) && grants.isGranted(candidate.section, path));
    if (lost !== undefined) {
      throw new Refusal(
        'addresses',
        `${lost} would have no owner: it shows ${page.id} of ${candidate.section} now, and this release has no page for it`,
      );
    }
  }
};
