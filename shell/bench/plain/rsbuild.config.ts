import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The renderer with one section bundled in: what the page would cost without federation. */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'production',
  plugins: [pluginReact({ fastRefresh: false })],
  source: { entry: { render: path('../../render/main.ts') } },
  resolve: { alias: { 'benched-section': path('../../../mfe-eco/src/section.ts') } },
  output: {
    target: 'node',
    module: false,
    legalComments: 'none',
    dataUriLimit: 0,
    emitAssets: false,
    distPath: { root: 'dist', js: '' },
    filename: { js: '[name].cjs' },
  },
  tools: {
    rspack: (config, { rspack }) => {
      config.plugins.push(new rspack.NormalModuleReplacementPlugin(/load-sections\.ts$/, path('./plain-sections.ts')));
    },
  },
});
