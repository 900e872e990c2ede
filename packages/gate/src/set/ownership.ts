import { Refusal, type ReleaseDescriptor, type ReleaseSet, releaseIn } from '@sgc/release-format';
import type { AddressGrants } from '../release/grants.ts';

const pathsOf = ({ pages }: ReleaseDescriptor): string[] => pages.flatMap((page) => page.paths);

/**
 * Checks that no address loses its owner: if a section shows an address now and may show it, its next release shows it too.
 * To give up an address, take it out of the section's grant. A rollback to an older release may drop newer pages: the
 * operator wants that then.
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
