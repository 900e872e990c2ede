import { rspack } from '@rsbuild/core';

/**
 * Has browsers compile a file's functions beside the page's thread while it arrives, and not on it one by one when they are
 * first called. Browsers that do not know the words take them for a comment.
 */
export const compiledAhead = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // Behind the minifier, which would drop it, and before source maps, which count its line.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
