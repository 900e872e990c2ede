import { mergeRsbuildConfig, type OutputConfig, type RsbuildConfig, type RsbuildPlugin, rspack } from '@rsbuild/core';
import { nodeProgramConfig, nodeProgramOutput } from './node-program.ts';
import { recordBundled } from './npm/bundled-record.ts';
import { bundledPackages, MODULE_STATS } from './npm/shipped-packages.ts';

/**
 * Output of a program that Node runs, packages included: one that was killed reads a few files, not hundreds, before it listens.
 * @param outside what is not included all the same.
 */
export const bundledProgramOutput = (folder: string, outside: readonly RegExp[] = []): OutputConfig => ({
  ...nodeProgramOutput(folder),
  externals: [...outside],
  // Node reads it before anything runs, so lines only.
  sourceMap: { js: 'nosources-cheap-module-source-map' },
});

/** Writes down which packages are in the bundles of a program. */
const recordPlugin: RsbuildPlugin = {
  name: 'sgc:bundled-record',
  setup(api) {
    api.onAfterBuild(async ({ stats }) => {
      if (stats === undefined || stats.hasErrors()) return;
      await recordBundled(api.context.rootPath, bundledPackages(stats.toJson(MODULE_STATS).modules ?? []));
    });
  },
};

/** Whole packages: the names, and every path within them. */
const packages = (names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})(?:/|$)`);

/** Packages that a bundle does not hold. */
interface NotBundled {
  /** Loaded from where the program runs: packages with code of the machine's own. */
  readonly outside: readonly string[];
  /** Optional parts of libraries, which ask for them and go on without. */
  readonly absent: readonly string[];
}

/**
 * The rsbuild configuration of a program for Node as `nodeProgramConfig` has it, with npm's packages in its files.
 * @param directory folder of the program.
 */
export const bundledProgramConfig = (directory: string, { absent, outside }: NotBundled): RsbuildConfig =>
  mergeRsbuildConfig(nodeProgramConfig(directory, bundledProgramOutput('dist', [packages(outside)])), {
    plugins: [recordPlugin],
    tools: {
      rspack: (config) => {
        config.plugins.push(new rspack.IgnorePlugin({ resourceRegExp: packages(absent) }));
        // Libraries load settings, tasks and drivers by names that they are given, and are given none.
        const { parser } = config.module;
        config.module.parser = { ...parser, javascript: { ...parser?.javascript, exprContextCritical: false } };
      },
    },
  });
