import satisfies from 'spdx-satisfies';
import type { ShippedPackage } from '../npm/shipped-packages.ts';

/** Licences under which code may ship: none of them asks anything of ours but to name it. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages that ship unchanged and as files of their own, as licences ask that cover changes to the package alone. */
const ALLOWED_AS_FILES: readonly { readonly name: RegExp; readonly license: string }[] = [
  { name: /^@img\/sharp-libvips-/, license: 'LGPL-3.0-or-later' },
  { name: /^axe-core$/, license: 'MPL-2.0' },
];

const isAllowed = ({ name, license }: ShippedPackage): boolean => {
  try {
    const asFiles = ALLOWED_AS_FILES.filter((one) => one.name.test(name)).map((one) => one.license);
    return license !== undefined && satisfies(license, [...ALLOWED, ...asFiles]);
  } catch {
    // A text that is no SPDX expression grants nothing that can be relied on.
    return false;
  }
};

/** Packages that may not ship under the licence that they name, in words. */
export const refusedLicences = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter((one) => !isAllowed(one))
    .map(({ name, version, license = 'no licence' }) => `${name} ${version} (${license})`);
