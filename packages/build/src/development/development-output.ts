import type { CSSLoaderOptions, OutputConfig, Rspack } from '@rsbuild/core';

const HASHED = '[name].[contenthash:8]';

/** Names that tell where a file comes from, and its content: the registry keeps versions of one name apart by it. */
export const developmentOutput: OutputConfig = {
  filename: {
    js: `${HASHED}.js`,
    css: `${HASHED}.css`,
    svg: `${HASHED}[ext]`,
    image: `${HASHED}[ext]`,
    font: `${HASHED}[ext]`,
    assets: `${HASHED}[ext]`,
  },
  sourceMap: { js: 'source-map', css: false },
};

/** Editors empty a file before they write it; what is built meanwhile would have no exports. */
const SETTLED_MS = 30;

/** What is broken is not written: open pages and the registry keep the last build that held. */
export const developmentRspack = (config: Rspack.Configuration): void => {
  config.output = { ...config.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' };
  config.watchOptions = { ...config.watchOptions, aggregateTimeout: SETTLED_MS };
  config.optimization = { ...config.optimization, emitOnErrors: false, realContentHash: true };
};

/** Class names that say where they come from and that any file may add to, unlike those that ship. */
export const readableClassNames = (program: string) =>
  ({ modules: { localIdentName: `${program}__[name]-[local]-[hash:base64:4]` } }) satisfies CSSLoaderOptions;
