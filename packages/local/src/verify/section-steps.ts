import { jest, type Step, script, tool, types } from './steps.ts';

/** What one section has to hold to by itself: its own checks, and the packages and programs that it is built with are as they are. */
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
