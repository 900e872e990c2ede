import satisfies from 'semver/functions/satisfies.js';
import type { ReleaseDescriptor, ShellDescriptor } from './descriptor.schema.ts';
import { Refusal } from './refusal.ts';

/**
 * Checks that a release speaks the shell's contract.
 * @throws Refusal
 */
export const checkContract = (descriptor: ReleaseDescriptor, shell: ShellDescriptor): void => {
  if (descriptor.contract === shell.contract) return;
  throw new Refusal(
    'contract',
    `it was built for contract ${descriptor.contract}, this shell speaks contract ${shell.contract}`,
  );
};

/**
 * Checks that a release was built to ship, or that it runs where it was developed.
 * @throws Refusal
 */
export const checkBuildMode = (descriptor: ReleaseDescriptor, mode: { readonly development: boolean }): void => {
  if (descriptor.development === undefined || mode.development) return;
  throw new Refusal('descriptor', 'it was built for development; npm run release -- publish builds what ships');
};

/**
 * Checks that a release runs on the shell's versions of the shared packages.
 * @throws Refusal
 */
export const checkSharedVersions = (descriptor: ReleaseDescriptor, shell: ShellDescriptor): void => {
  for (const [name, version] of Object.entries(descriptor.shared)) {
    const provided = shell.shared[name];
    // What is right on paper is still tried: a later version that breaks a page is found when its pages are rendered.
    if (provided === undefined || !satisfies(provided, `^${version}`)) {
      throw new Refusal(
        'shared-versions',
        `it was built against ${name} ${version} and runs on that or a later one of its major version, ` +
          `this shell provides ${provided ?? 'none'}`,
      );
    }
  }
};
