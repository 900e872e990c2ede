import { Refusal, type ReleaseDescriptor } from '@sgc/release-format';

/** Which section may show which addresses. */
export interface AddressGrants {
  /** Sections that may show addresses outside their own prefix. */
  readonly sections: readonly string[];
  /** Whether a section may claim an address pattern. */
  readonly isGranted: (section: string, path: string) => boolean;
}

/**
 * Checks that a section claims only addresses that are granted to it.
 * @throws Refusal
 */
export const checkGrants = ({ section, pages }: ReleaseDescriptor, grants: AddressGrants): void => {
  const refused = pages.flatMap(({ paths }) => paths).find((path) => !grants.isGranted(section, path));
  if (refused !== undefined) throw new Refusal('addresses', `it claims ${refused}, which is not granted to ${section}`);
};
