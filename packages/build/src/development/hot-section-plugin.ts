import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** A section's table of contents replaces itself: what changes below it and is no component ends there. */
export const hotSectionPlugin = (): RsbuildPlugin => ({
  name: 'sgc:hot-section',
  setup: (api) => {
    api.transform(
      { test: join(api.context.rootPath, 'src/section.ts'), environments: ['client'] },
      ({ code }) => `${code}\nimport.meta.webpackHot.accept();\n`,
    );
  },
});
