import {
  checkBuildMode,
  checkContract,
  checkSharedNames,
  checkSharedVersions,
  type ReleaseDescriptor,
  type ShellDescriptor,
} from '@sgc/release-format';
import { checkExactVersions } from '@sgc/release-format/checks';
import type { Check } from '../check.ts';
import type { ApiFieldsCheck } from './api-fields.ts';
import type { Authority } from './authority.ts';
import { checkBudgets } from './budgets.ts';
import { type AddressGrants, checkGrants } from './grants.ts';
import { checkTrustedTypes } from './trusted-types.ts';

interface Means {
  readonly shell: ShellDescriptor;
  /** Undefined where releases are taken on trust. */
  readonly authority: Authority | undefined;
  readonly grants: AddressGrants;
  readonly apiFields: ApiFieldsCheck;
  readonly development: boolean;
  /** Whether nothing of the release's section has been live. */
  readonly isFirst: boolean;
}

/** The checks of a release's descriptor, before a file of it is there. */
export const releaseChecks = ({
  shell,
  authority,
  grants,
  apiFields,
  development,
  isFirst,
}: Means): readonly Check<ReleaseDescriptor>[] => [
  { check: 'descriptor', run: (descriptor) => checkBuildMode(descriptor, { development }) },
  { check: 'signature', run: (descriptor) => authority?.checkSigner(descriptor) },
  { check: 'provenance', run: (descriptor) => authority?.checkProvenance(descriptor) },
  { check: 'contract', run: (descriptor) => checkContract(descriptor, shell) },
  {
    check: 'shared-versions',
    run: (descriptor) => {
      checkExactVersions(descriptor.shared);
      return checkSharedVersions(descriptor, shell);
    },
  },
  { check: 'shared-names', run: (descriptor) => checkSharedNames(descriptor, shell) },
  { check: 'api-fields', run: (descriptor) => apiFields.check(descriptor, isFirst) },
  { check: 'addresses', run: (descriptor) => checkGrants(descriptor, grants) },
  {
    check: 'trusted-types',
    run: (descriptor) => checkTrustedTypes(descriptor, authority?.trustedTypesOf(descriptor.section)),
  },
  // A build for development does not ship, so its size does not count.
  { check: 'budgets', run: (descriptor) => (descriptor.development ? undefined : checkBudgets(descriptor)) },
];
