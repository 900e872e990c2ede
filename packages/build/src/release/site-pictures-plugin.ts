import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Draws icons and cards for shared links into a folder. */
export type DrawSitePictures = (folder: string) => Promise<void>;

/** Draws the site's own pictures into `site` of the shell's folder, once per build: they change with no file of the shell. */
export const sitePicturesPlugin = (draw: DrawSitePictures, output: string): RsbuildPlugin => ({
  name: 'sgc:site-pictures',
  setup(api) {
    api.onAfterBuild(async ({ isFirstCompile }) => {
      if (isFirstCompile) await draw(join(api.context.rootPath, output, 'site'));
    });
  },
});
