import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** The package's own address leads to the build that warns developers. */
const PRODUCTION = join(folder, 'dist/production/index.mjs');

/** What is named for React's own tools alone. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Components that are made while the file is evaluated. */
const MADE_AT_ONCE = /(?<== )(?=React\w*\.(?:memo|forwardRef|createContext)\()/g;

/** A class and what is said of it after its end. */
const CONTEXT_TYPE = /^(var (\w+) = class extends [\w.]+ \{)$([\s\S]*?)^\2\.contextType = (\w+);$/gm;

/** Lets a bundler leave out the unused components of react-router. */
export const leanRouter = (code: string): string =>
  code
    .replaceAll(DISPLAY_NAME, '')
    .replaceAll(MADE_AT_ONCE, '/* @__PURE__ */ ')
    .replaceAll(CONTEXT_TYPE, '$1 static contextType = $4;$3');

/**
 * Of react-router the browser's program keeps what it uses. The package is one file that makes its links and forms while it is
 * evaluated, so that a bundler keeps all of them, and the loaders and matching below them.
 */
export const leanRouterPlugin = (): RsbuildPlugin => ({
  name: 'lean-router',
  setup: (api) => {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { resolve: { alias: { 'react-router$': PRODUCTION } } }),
    );
    api.transform(
      { test: (file: string) => file.startsWith(dirname(PRODUCTION)), environments: ['client'] },
      ({ code }) => leanRouter(code),
    );
  },
});
