import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * A section's table of contents replaces itself: what changes below it and is no component ends there.
 * @param hook runs before any component.
 */
export const hotSectionPlugin = (hook: string): RsbuildPlugin => ({
  name: 'sgc:hot-section',
  setup: (api) => {
    api.transform(
      { test: join(api.context.rootPath, 'src/section.ts'), environments: ['client'] },
      ({ code }) => `import ${JSON.stringify(hook)};\n${code}\nimport.meta.webpackHot.accept();\n`,
    );
  },
});
