import type { Rspack } from '@rsbuild/core';

/** What rspack has to tell for `emittedFiles`. */
export const ASSET_STATS = {
  assets: true,
  assetsSpace: Number.POSITIVE_INFINITY,
  cachedAssets: true,
  groupAssetsByEmitStatus: false,
  hash: true,
} satisfies Rspack.StatsOptions;

const IS_FOR_TOOLS = /\.map$|\.hot-update\./;

/**
 * Which files in a folder are of the last build: those of builds before stay there for pages that are open. Source maps and hot
 * updates are for the developer's tools, and part of no release.
 * @param environments what was built, by the folders that it was written to.
 */
export const emittedFiles = (environments: readonly Rspack.StatsCompilation[]): ((path: string) => boolean) => {
  const emitted = new Set(
    environments.flatMap(({ name, assets = [] }) => assets.map((asset) => `${name}/${asset.name}`)),
  );
  return (path) => (emitted.has(path) && !IS_FOR_TOOLS.test(path)) || path.endsWith('/package.json');
};
