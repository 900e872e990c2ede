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
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  });
