import type { TrustedTypesPolicy } from '@sgc/contract/section';
import type { ReleaseDescriptor } from '@sgc/release-format';

/** Knows who may sign the releases of each section, and what these may ask for. */
export interface Authority {
  /**
   * Checks that a release was made by its section's team, with a key that holds now, and signed with Sigstore where it has to.
   * @throws Refusal
   */
  checkSigner(descriptor: ReleaseDescriptor): void;
  /**
   * Checks a release's provenance, if it has one or needs one.
   * @throws Refusal
   */
  checkProvenance(descriptor: ReleaseDescriptor): void;
  /** Policies of Trusted Types that a section's releases may ask for. */
  trustedTypesOf(section: string): readonly TrustedTypesPolicy[];
}
