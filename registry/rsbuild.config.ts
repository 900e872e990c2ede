import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { nodeProgramConfig } from '@sgc/build/programs';

export default mergeRsbuildConfig(nodeProgramConfig(import.meta.dirname), {
  plugins: [pluginReact({ fastRefresh: false })],
  source: { entry: { command: './src/command.ts', pages: './src/gate/page-worker.ts' } },
  // The operators' pages.
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
  output: { copy: [{ from: './src/database/migrations', to: 'migrations' }] },
});
