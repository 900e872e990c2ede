import type { CSSModules, OutputConfig } from '@rsbuild/core';

/** What every build writes alike: hashed names, nothing inlined into styles, no licence files beside the code. */
export const commonOutput = {
  filenameHash: 'contenthash:8',
  legalComments: 'none',
  sourceMap: false,
  polyfill: 'off',
  dataUriLimit: 0,
} satisfies OutputConfig;

/** Class names start with the program's name, so that no two programs can meet in one. */
export const cssModules = (program: string): CSSModules => ({
  localIdentName: `${program}__[local]-[hash:base64:6]`,
});
