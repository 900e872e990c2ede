import { Refusal, type ReleaseDescriptor, releaseIn } from '@sgc/release-format';
import type { Check } from '../check.ts';
import { checkCompressedFiles } from '../release/compressed-files.ts';
import type { AddressGrants } from '../release/grants.ts';
import { checkSectionStyles } from '../release/section-styles.ts';
import type { Candidate } from './candidate.ts';
import { checkCollisions } from './collisions.ts';
import { checkFragments } from './fragments.ts';
import { checkOwnership } from './ownership.ts';
import { placementsIn } from './placements.ts';

/** Facts for the checks from the program that knows more than one set. */
export interface SetMeans {
  readonly grants: AddressGrants;
  /** A client file of a release that differs from the file of that name in a version that stays served. */
  readonly clash: (descriptor: ReleaseDescriptor) => Promise<string | undefined>;
}

/** The checks of releases' files, and of how they fit the set that they would join; nothing of them runs. */
export const setChecks = ({ grants, clash }: SetMeans): readonly Check<Candidate>[] => [
  {
    check: 'files',
    run: async ({ releases }) => {
      for (const release of releases) {
        await checkCompressedFiles(release);
        const path = await clash(release.descriptor);
        if (path === undefined) continue;
        throw new Refusal('files', `${path} differs from the file of that name in an earlier version`);
      }
    },
  },
  {
    check: 'styles',
    run: async ({ releases }) => {
      for (const release of releases) await checkSectionStyles(release);
    },
  },
  {
    check: 'addresses',
    run: ({ live, releases, set }) => {
      for (const { descriptor } of releases) {
        checkCollisions(descriptor, set.releases);
        checkOwnership(descriptor, live.set, grants);
      }
    },
  },
  {
    check: 'fragments',
    run: ({ live, releases, set }) => {
      const placements = placementsIn(set);
      for (const { descriptor } of releases) {
        const others = placements.filter(({ page }) => !page.startsWith(`${descriptor.section}/`));
        checkFragments(descriptor, releaseIn(live.set, descriptor.section), others);
      }
    },
  },
];
