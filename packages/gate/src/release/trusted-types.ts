import type { TrustedTypesPolicy } from '@sgc/contract/section';
import { Refusal, type ReleaseDescriptor } from '@sgc/release-format';

/**
 * Checks that a release asks only for policies of Trusted Types that operators granted its section.
 * @param granted undefined where releases are taken on trust.
 * @throws Refusal
 */
export const checkTrustedTypes = (
  { section, trustedTypes = [] }: ReleaseDescriptor,
  granted: readonly TrustedTypesPolicy[] | undefined,
): void => {
  const refused = granted && trustedTypes.find((policy) => !granted.includes(policy));
  if (refused === undefined) return;
  throw new Refusal(
    'trusted-types',
    `it asks for the policy ${refused}, which is not granted to ${section}: operators grant it in the access file, ` +
      `as sections.${section}.trustedTypes`,
  );
};
