import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { Section } from '@sgc/contract/section';
import { bundledProgramOutput } from './bundled-program.ts';
import { compiledAhead } from './compiled-ahead.ts';
import { REFRESH_HOOK } from './development/browser-code.ts';
import { isDevelopmentBuild } from './development/build-mode.ts';
import { developmentOutput, developmentRspack, readableClassNames } from './development/development-output.ts';
import { problemsPlugin } from './development/problems-plugin.ts';
import { providedPackages } from './federated-packages.ts';
import { leanRouterPlugin } from './lean-router-plugin.ts';
import { nodeProgramRspack } from './node-program.ts';
import { assetsAt, commonOutput, shellFolder } from './output.ts';
import { shellDescriptorPlugin } from './release/shell-descriptor-plugin.ts';
import { type DrawSitePictures, sitePicturesPlugin } from './release/site-pictures-plugin.ts';
import { ProvidedNamesPlugin } from './shared-names/provided-names-plugin.ts';
import { shortClassNames } from './short-class-names.ts';

/** More than half of the browser's program. */
const REACT_DOM = /[\\/]node_modules[\\/]react-dom[\\/]/;

/** Where the shell serves its own client files. */
const ADDRESS = '/_assets/shell/';

/** Neither host knows a remote at build time: the sections are those of the page's release set. */
const host = { name: 'shell', shared: providedPackages() };

/** In the browser the container protocol alone: federation's runtime would be a sixth of all its JavaScript. */
const browserHost = () => new rspack.container.ModuleFederationPluginV1({ ...host, enhanced: false });

/** On the server federation's runtime, which lets a plugin say where containers come from. */
const serverHost = () =>
  new ModuleFederationPlugin({
    ...host,
    dts: false,
    manifest: false,
    shareStrategy: 'loaded-first',
    experiments: { optimization: { target: 'node', disableSnapshot: true } },
  });

/** The folder of the components that the shell provides to all sections. */
const componentsOf = (directory: string): string => dirname(createRequire(join(directory, 'src')).resolve('@sgc/ui'));

/** What is different while developing. Pages load a new build of the shell whole, so nothing of it is replaced in place. */
const developmentShell: RsbuildConfig = {
  mode: 'development',
  tools: { rspack: developmentRspack },
  dev: { hmr: false, assetPrefix: 'auto' },
  environments: {
    client: { source: { preEntry: REFRESH_HOOK }, output: developmentOutput },
    render: { output: { sourceMap: { js: 'source-map' } } },
  },
};

/**
 * The rsbuild configuration of the shell: the browser's program, what starts it from within every page, the renderer's
 * program (both hosts of the same sections) and the server.
 * @param directory folder of the shell.
 * @param own the shell's own pages.
 * @param drawPictures draws the site's icons and cards.
 */
export const shellConfig = (directory: string, own: Section, drawPictures: DrawSitePictures): RsbuildConfig => {
  const dist = shellFolder();
  const development = isDevelopmentBuild();
  const providedNames = new ProvidedNamesPlugin();
  const config = defineConfig({
    root: directory,
    // Every command builds what ships, under any NODE_ENV.
    mode: 'production',
    plugins: [
      pluginReact({ fastRefresh: false }),
      leanRouterPlugin(),
      sitePicturesPlugin(drawPictures, dist),
      shellDescriptorPlugin(own, dist, () => providedNames.provided),
      problemsPlugin('shell'),
    ],
    tools: {
      cssLoader: development
        ? readableClassNames('shell')
        : shortClassNames('shell', [join(directory, 'src'), componentsOf(directory)]),
    },
    environments: {
      client: {
        source: { entry: { main: './src/client.tsx' } },
        output: {
          ...commonOutput,
          target: 'web',
          module: true,
          distPath: {
            root: `${dist}/client`,
            js: '',
            jsAsync: '',
            css: '',
            cssAsync: '',
            assets: 'assets',
            font: 'fonts',
          },
          assetPrefix: 'auto',
        },
        // In a file of its own it is compiled in a task of its own, and kept by browsers while the rest of the program changes.
        splitChunks: {
          preset: 'none',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            'react-dom': { test: REACT_DOM, name: 'react-dom', chunks: 'initial', enforce: true },
          },
        },
        tools: {
          htmlPlugin: false,
          rspack: (config) => {
            config.module = assetsAt(ADDRESS, config.module);
            config.plugins.push(browserHost(), compiledAhead(), providedNames);
          },
        },
      },
      starter: {
        source: { entry: { starter: './src/first-view/starter.ts' } },
        output: {
          ...commonOutput,
          target: 'web',
          distPath: { root: `${dist}/starter`, js: '' },
          filename: { js: '[name].js' },
        },
        splitChunks: false,
        tools: { htmlPlugin: false },
      },
      render: {
        source: { entry: { render: './render/main.ts' } },
        output: {
          ...commonOutput,
          target: 'node',
          module: false,
          distPath: { root: `${dist}/render`, js: '' },
          filename: { js: '[name].cjs' },
          emitAssets: false,
        },
        tools: {
          rspack: (config) => {
            config.target = 'async-node';
            config.module = assetsAt(ADDRESS, config.module);
            config.output = {
              ...config.output,
              chunkFormat: 'commonjs',
              chunkLoading: 'async-node',
              library: { type: 'commonjs-module' },
            };
            config.plugins.push(serverHost());
          },
        },
      },
      server: {
        source: { entry: { main: './server/main.ts' } },
        output: bundledProgramOutput(`${dist}/server`),
        tools: { rspack: nodeProgramRspack },
      },
    },
  });
  return development ? mergeRsbuildConfig(config, developmentShell) : config;
};
