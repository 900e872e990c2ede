import type { OutputConfig, Rspack } from '@rsbuild/core';

/** What every build writes alike: hashed names, nothing inlined into styles, no licence files beside the code. */
export const commonOutput = {
  filenameHash: 'contenthash:8',
  legalComments: 'none',
  sourceMap: false,
  polyfill: 'off',
  dataUriLimit: 0,
} satisfies OutputConfig;

/** Source maps that no file leads to and that hold no sources: the registry reads places of errors from them. */
export const releasedMaps = { js: 'hidden-nosources-source-map', css: false } satisfies OutputConfig['sourceMap'];

/** A source is named by its path below the program's folder, or below the one that program and package share. */
export const namedSources = (config: Rspack.Configuration): void => {
  const devtoolModuleFilenameTemplate = ({ resourcePath }: { readonly resourcePath: string }): string =>
    resourcePath.replace(/^(\.\.?\/)+/, '');
  config.output = { ...config.output, devtoolModuleFilenameTemplate };
};

/** Where a section's build puts its release, within the section's folder. Shells on the same machine may look there. */
const RELEASE = 'dist/release';

/** Another folder for one build is a setting. */
export const releaseFolder = (): string => process.env.RELEASE_FOLDER || RELEASE;

/** Where the shell's build is put, within the shell's folder; another folder for one build is a setting. */
export const shellFolder = (): string => process.env.SHELL_FOLDER || 'dist';

/** A picture's address is the same text on the server and in the browser, or hydration would find another one. */
export const assetsAt = (address: string, module: Rspack.ModuleOptions | undefined): Rspack.ModuleOptions => ({
  ...module,
  generator: { ...module?.generator, asset: { publicPath: address } },
});
