import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '@sgc/contract/section';

const require = createRequire(import.meta.url);

const installedVersion = (name: string): string => require(`${name}/package.json`).version;

const facade = (name: string): string => fileURLToPath(new URL(`../facades/${name}.ts`, import.meta.url));

/**
 * Packages of which the page holds one copy, the shell's, with the version sections are built against.
 * `import` is what the shell provides for it: a facade where sections need a small part of a large package.
 */
const SHARED_PACKAGES: Record<string, { version: string; import?: string }> = {
  react: { version: installedVersion('react') },
  'react/jsx-runtime': { version: installedVersion('react') },
  'react-dom': { version: installedVersion('react-dom') },
  'react-router-dom': { version: installedVersion('react-router-dom'), import: facade('router') },
  '@tanstack/react-query': { version: installedVersion('@tanstack/react-query'), import: facade('query') },
  '@sgc/ui': { version: `${CONTRACT_VERSION}.0.0` },
};

/** The shared packages as a section consumes them: never bundled, of the version it was built against or a later compatible one. */
export const consumedPackages = () =>
  Object.fromEntries(
    Object.entries(SHARED_PACKAGES).map(([name, { version }]) => [
      name,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
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

/** Versions by package name, for the release descriptor and for the shell's check of it. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SHARED_PACKAGES).map(([name, { version }]) => [name, version]));
