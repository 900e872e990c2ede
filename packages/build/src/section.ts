import { basename, join } from 'node:path';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { type PluginReactOptions, pluginReact } from '@rsbuild/plugin-react';
import type { ApiUse } from '@sgc/contract/section';
import { compiledAhead } from './compiled-ahead.ts';
import { HOT, NO_CSS_RELOAD, SECTION_REFRESH } from './development/browser-code.ts';
import { isDevelopmentBuild } from './development/build-mode.ts';
import { developmentOutput, developmentRspack, readableClassNames } from './development/development-output.ts';
import { hotSectionPlugin } from './development/hot-section-plugin.ts';
import { problemsPlugin } from './development/problems-plugin.ts';
import { consumedPackages, type OtherMajors } from './federated-packages.ts';
import { LeanSharingPlugin } from './lean-sharing-plugin.ts';
import { markdownPlugin } from './markdown/markdown-plugin.ts';
import { assetsAt, commonOutput, namedSources, releasedMaps, releaseFolder } from './output.ts';
import { releasePlugin } from './release/release-plugin.ts';
import { SharedNamesPlugin } from './shared-names/shared-names-plugin.ts';
import { shortClassNames } from './short-class-names.ts';

/** Name under which a section registers its container: federation wants an identifier. */
const containerName = (section: string): string => section.replaceAll('-', '_');

/** A container hands over its own exports, so that nothing may stand before it in its file. */
const DEVELOPMENT_REACT: PluginReactOptions = {
  reactRefreshOptions: { injectEntry: false },
  splitChunks: false,
};

/** React listens to one runtime of React Fast Refresh, the page's; and the page alone swaps styles. */
const pageRuntimes = (config: Rspack.Configuration): void => {
  config.plugins?.push(
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, SECTION_REFRESH),
    new rspack.NormalModuleReplacementPlugin(/cssExtractHmr\.js$/, NO_CSS_RELOAD),
  );
};

/** What is different while developing. */
const developmentSection = (section: string): RsbuildConfig => {
  const environment = { output: developmentOutput, tools: { rspack: developmentRspack } };
  return {
    mode: 'development',
    dev: { assetPrefix: 'auto' },
    plugins: [hotSectionPlugin()],
    source: { define: { SECTION: JSON.stringify(section) } },
    environments: {
      client: { ...environment, tools: { rspack: [developmentRspack, pageRuntimes] } },
      server: environment,
    },
  };
};

/** What a section's build does not find by itself. */
export interface SectionSettings {
  /** What the section asks of the API, from its `src/api-use.ts`. */
  readonly apiUse?: ApiUse;
  /**
   * Major versions of shared packages, beside the one it is built against, that it was tried with: `{ react: [20], 'react-dom':
   * [20], 'react/jsx-runtime': [20] }`. Shells that provide one of them take it.
   */
  readonly alsoRunsOn?: OtherMajors;
}

/**
 * The rsbuild configuration of a section: one run writes the browser's and the server's container and `release.json`
 * into `dist/release`, or where `RELEASE_FOLDER` says.
 * @param directory folder of the section; its name is the section's name.
 */
export const sectionConfig = (
  directory: string,
  { apiUse = [], alsoRunsOn = {} }: SectionSettings = {},
): RsbuildConfig => {
  const section = basename(directory);
  const release = releaseFolder();
  // Where the shell serves the section's client files.
  const address = `/_assets/${section}/`;
  const development = isDevelopmentBuild();
  const sharedNames = { client: new SharedNamesPlugin(), server: new SharedNamesPlugin() };
  const usedNames = () => [...sharedNames.client.used, ...sharedNames.server.used];
  const container = {
    name: containerName(section),
    exposes: { './section': './src/section.ts' },
    shared: consumedPackages(alsoRunsOn),
    enhanced: false,
  };
  const config = defineConfig({
    root: directory,
    // Every command builds what ships, under any NODE_ENV.
    mode: 'production',
    plugins: [
      pluginReact(development ? DEVELOPMENT_REACT : { fastRefresh: false }),
      markdownPlugin(address),
      problemsPlugin(section),
      releasePlugin({ name: section, output: release, sharedNames: usedNames, apiUse, alsoRunsOn }),
    ],
    tools: {
      cssLoader: development ? readableClassNames(section) : shortClassNames(section, [join(directory, 'src')]),
      rspack: namedSources,
    },
    environments: {
      client: {
        output: {
          ...commonOutput,
          sourceMap: releasedMaps,
          target: 'web',
          module: true,
          distPath: { root: `${release}/client`, js: '', jsAsync: '', css: '', cssAsync: '', assets: 'assets' },
          assetPrefix: 'auto',
        },
        tools: {
          htmlPlugin: false,
          // The shell loads a page's styles, before its code: the container needs no loader for them.
          cssExtract: { pluginOptions: { runtime: false } },
          rspack: (config) => {
            config.entry = {};
            config.output = { ...config.output, uniqueName: container.name };
            config.module = assetsAt(address, config.module);
            config.plugins.push(
              new rspack.container.ModuleFederationPluginV1({
                ...container,
                exposes: { ...container.exposes, ...(development ? { './hot': HOT } : {}) },
                filename: 'entry.[contenthash:8].js',
                library: { type: 'module' },
              }),
              new LeanSharingPlugin(),
              sharedNames.client,
              compiledAhead(),
            );
          },
        },
      },
      server: {
        output: {
          ...commonOutput,
          sourceMap: releasedMaps,
          target: 'node',
          module: false,
          distPath: { root: `${release}/server`, js: '' },
          emitAssets: false,
        },
        tools: {
          rspack: (config) => {
            config.entry = {};
            config.target = 'async-node';
            config.module = assetsAt(address, config.module);
            config.output = {
              ...config.output,
              uniqueName: container.name,
              chunkFormat: 'commonjs',
              chunkLoading: 'async-node',
              library: { type: 'commonjs-module' },
            };
            config.plugins.push(
              new rspack.container.ModuleFederationPluginV1({
                ...container,
                filename: 'entry.[contenthash:8].js',
                library: { type: 'commonjs-module' },
              }),
              sharedNames.server,
            );
          },
        },
      },
    },
  });
  return development ? mergeRsbuildConfig(config, developmentSection(section)) : config;
};
