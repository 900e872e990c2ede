import { jest, type Step, script, tool, types } from './steps.ts';

/** The steps of one section alone: its own checks, without those of the packages and programs that it is built with. */
export const sectionSteps = (section: string): { readonly build: Step; readonly steps: readonly Step[] } => {
  const build = script(`build of ${section}`, 'packages/local/src/build.ts', section);
  return {
    build,
    steps: [
      tool(`format and lint of ${section}`, '@biomejs/biome/bin/biome', 'ci', section),
      types(section),
      tool(
        `dependency rules of ${section}`,
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err-long',
        section,
      ),
      build,
      jest(`unit tests of ${section}`, section),
    ],
  };
};
