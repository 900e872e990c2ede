import { basename } from 'node:path';
import { defineConfig, type OutputConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { problemsPlugin } from './development/problems-plugin.ts';
import { commonOutput } from './output.ts';

/** Output of a program that Node runs: packages of the registry stay outside, ours are bundled. */
export const nodeProgramOutput = (folder: string): OutputConfig => ({
  ...commonOutput,
  target: 'node',
  module: true,
  minify: false,
  sourceMap: { js: 'source-map' },
  distPath: { root: folder, js: '' },
  filenameHash: false,
  externals: [/^(?!@sgc\/)[a-z@][^:!]*$/, /^node:/],
});

/** What such a program needs beyond rsbuild's settings: modules out, and `import.meta.url` left to Node. */
export const nodeProgramRspack = (config: Rspack.Configuration): void => {
  config.module = {
    ...config.module,
    parser: { ...config.module?.parser, javascript: { url: false, importMeta: false } },
  };
  config.externalsType = 'module-import';
  config.output = { ...config.output, chunkFormat: 'module', library: { type: 'module' } };
};

/**
 * The rsbuild configuration of a program for Node with one entry, `src/main.ts`, written to `dist/main.js`.
 * @param directory folder of the program.
 * @param output what is written, and what is left out of it.
 */
export const nodeProgramConfig = (directory: string, output = nodeProgramOutput('dist')): RsbuildConfig =>
  defineConfig({
    root: directory,
    // Every command builds what ships, under any NODE_ENV.
    mode: 'production',
    plugins: [problemsPlugin(basename(directory))],
    source: { entry: { main: './src/main.ts' }, decorators: { version: 'legacy' } },
    output,
    tools: { rspack: nodeProgramRspack },
  });
