import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ShellDescriptor } from '@sgc/release-format';

const require = createRequire(import.meta.url);

const installedVersion = (name: string): string => require(`${name}/package.json`).version;

const facade = (name: string): string => fileURLToPath(new URL(`../facades/${name}.ts`, import.meta.url));

/** Of what `@sgc/ui` exports: the minor number is raised when a name comes, the major one when a name goes or changes. */
const UI_VERSION = '2.0.0';

/**
 * Packages of which the page holds one copy, the shell's, with the version sections are built against.
 * `import` is what the shell provides for it: a facade where sections need a small part of a large package, and `names` are what
 * that exports.
 */
const SHARED_PACKAGES: Record<string, { version: string; import?: string; names?: readonly string[] }> = {
  react: { version: installedVersion('react') },
  'react/jsx-runtime': { version: installedVersion('react') },
  'react-dom': { version: installedVersion('react-dom') },
  'react-router-dom': {
    version: installedVersion('react-router-dom'),
    import: facade('router'),
    names: ['Link', 'useLocation', 'useNavigate', 'useNavigation'],
  },
  '@tanstack/react-query': {
    version: installedVersion('@tanstack/react-query'),
    import: facade('query'),
    names: ['queryOptions', 'useMutation', 'useQuery', 'useQueryClient'],
  },
  '@sgc/ui': { version: UI_VERSION },
};

/** Next major versions of shared packages, each from a day on (`YYYY-MM-DD`): sections are tried with them before it. */
export const ANNOUNCED_MAJORS: ShellDescriptor['announced'] = {};

/** Major versions beside the one it was built against that a section was tried with, by package. */
export type OtherMajors = Readonly<Record<string, readonly number[]>>;

const rangeOf = (name: string, version: string, others: OtherMajors): string =>
  [`^${version}`, ...(others[name] ?? []).map((major) => `^${major}.0.0`)].join(' || ');

/**
 * The shared packages as a section consumes them: never bundled, of the version it was built against, a later compatible one,
 * or another major version that it says it runs on.
 */
export const consumedPackages = (others: OtherMajors) =>
  Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([name, { version }]) => [
      name,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion: rangeOf(name, version, others) },
    ]),
  );

/**
 * The shared packages as the shell provides them: in its first file, so that nothing has to start before it. A facade
 * stands under a name of its own: the shell itself imports the whole package.
 */
export const providedPackages = () =>
  Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([name, { version, import: file }]) => [
      file === undefined ? name : `facade of ${name}`,
      {
        shareKey: name,
        singleton: true,
        eager: true,
        strictVersion: true,
        version,
        requiredVersion: version,
        ...(file === undefined ? {} : { import: file }),
      },
    ]),
  );

/** The names that a section may import from a package; undefined where it is shared whole, or not at all. */
export const facadeNames = (name: string): readonly string[] | undefined => SHARED_PACKAGES[name]?.names;

/** Versions by package name, for the release descriptor and for the shell's check of it. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SHARED_PACKAGES).map(([name, { version }]) => [name, version]));
