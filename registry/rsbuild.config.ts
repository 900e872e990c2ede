import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { bundledProgramConfig } from '@sgc/build/programs';

const config = bundledProgramConfig(import.meta.dirname, {
  // Of the gate: axe hands its own text to browsers, as it is.
  outside: ['axe-core', 'playwright-core'],
  absent: ['pg-native'],
});

export default mergeRsbuildConfig(config, {
  plugins: [pluginReact({ fastRefresh: false })],
  source: { entry: { command: './src/command.ts', pages: '@sgc/gate/page-worker' } },
  // In one file: the entry that Node takes reads data beside it.
  resolve: { alias: { 'css-tree$': 'css-tree/dist/csstree.esm' } },
  // Of @sgc/operators-pages.
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
  output: { copy: [{ from: './src/database/migrations', to: 'migrations' }] },
});
