import lt from 'semver/functions/lt.js';
import major from 'semver/functions/major.js';
import satisfies from 'semver/functions/satisfies.js';
import type { ReleaseDescriptor, ShellDescriptor } from './descriptor.schema.ts';
import { Refusal } from './refusal.ts';

/**
 * Checks that a release speaks the shell's contract, or an earlier one that the shell has an adapter for.
 * @returns until when it is taken, in words for the team, if its contract is an earlier one.
 * @throws Refusal
 */
export const checkContract = ({ contract }: ReleaseDescriptor, shell: ShellDescriptor): string | undefined => {
  if (contract === shell.contract) return undefined;
  const built = `it was built for contract ${contract}`;
  const adapted = shell.earlierContracts.find((earlier) => earlier.contract === contract);
  if (adapted !== undefined) {
    return `${built}, which is taken until ${adapted.until}: build it by then with packages of contract ${shell.contract}`;
  }
  const earlier = shell.earlierContracts.map((one) => ` and takes ${one.contract} until ${one.until}`).join('');
  const way =
    contract > shell.contract
      ? 'wait until a later shell is live, or build it with earlier packages'
      : 'build it with later packages';
  throw new Refusal('contract', `${built}, this shell speaks contract ${shell.contract}${earlier}: ${way}`);
};

/**
 * Checks that a release was built to ship, or that it runs where it was developed.
 * @throws Refusal
 */
export const checkBuildMode = (descriptor: ReleaseDescriptor, mode: { readonly development: boolean }): void => {
  if (descriptor.development === undefined || mode.development) return;
  throw new Refusal('descriptor', 'it was built for development; npm run release -- publish builds what ships');
};

const runsOn = ({ shared, alsoRunsOn = {} }: ReleaseDescriptor, name: string, provided: string): boolean =>
  // Compatible versions are still tried: a later version that breaks a page is found when its pages are rendered.
  satisfies(provided, `^${shared[name]}`) || (alsoRunsOn[name] ?? []).includes(major(provided));

/**
 * Checks that a release runs on the shell's versions of the shared packages.
 * @returns which next major version it does not run on yet, in words for the team, if one is announced.
 * @throws Refusal
 */
export const checkSharedVersions = (descriptor: ReleaseDescriptor, shell: ShellDescriptor): string | undefined => {
  for (const [name, version] of Object.entries(descriptor.shared)) {
    const provided = shell.shared[name];
    if (provided !== undefined && runsOn(descriptor, name, provided)) continue;
    const way =
      provided !== undefined && lt(provided, version)
        ? 'wait until a shell that provides it is live, or build it against an earlier one'
        : 'build it against what the shell provides';
    throw new Refusal(
      'shared-versions',
      `it was built against ${name} ${version} and runs on that or a later one of its major version, ` +
        `this shell provides ${provided ?? 'none'}: ${way}`,
    );
  }
  const next = Object.entries(shell.announced).find(
    ([name, announced]) => name in descriptor.shared && !runsOn(descriptor, name, `${announced.major}.0.0`),
  );
  return (
    next && `the shell provides ${next[0]} ${next[1].major} from ${next[1].from} on: try it, and say that it runs on it`
  );
};

/**
 * Checks that every name a release uses of a shared package exists on the shell's pages. Packages that one of them does not list
 * are not checked.
 * @throws Refusal
 */
export const checkSharedNames = ({ imports = {} }: ReleaseDescriptor, { provides = {} }: ShellDescriptor): void => {
  for (const [from, names] of Object.entries(imports)) {
    const provided = Object.hasOwn(provides, from) ? provides[from] : undefined;
    const missing = provided && names.find((name) => !provided.includes(name));
    if (missing === undefined) continue;
    throw new Refusal(
      'shared-names',
      `it uses ${missing} of ${from}, which the live shell does not provide: do without it, or deploy a shell with it first`,
    );
  }
};

/**
 * Checks that a release that went through the gate runs on a build of the shell, which may be another one than the gate's.
 * @throws Refusal for what it lacks first
 */
export const checkRunsOn = (descriptor: ReleaseDescriptor, shell: ShellDescriptor): void => {
  checkContract(descriptor, shell);
  checkSharedVersions(descriptor, shell);
  checkSharedNames(descriptor, shell);
};
