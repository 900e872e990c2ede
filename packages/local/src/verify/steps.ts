import { join } from 'node:path';
import { PROGRAMS } from '../build/programs.ts';
import { ROOT } from '../root.ts';

/** One check of the definition of done: a command that exits with 0 when it holds. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

const tool = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [join(ROOT, 'node_modules', file), ...args],
});

const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: ['--import', 'tsx', file, ...args],
});

const TYPED = [
  'contract',
  'release-format',
  'renderer',
  'ui',
  'illustrations',
  'markdown',
  'build',
  'release',
  'local',
].map((name) => `packages/${name}`);

const types = (workspace: string): Step => tool(`types of ${workspace}`, 'typescript/bin/tsc', '-p', workspace);

const jest = (name: string, cwd: string, ...args: string[]): Step => ({
  ...tool(name, 'jest/bin/jest.js', ...args),
  cwd: join(ROOT, cwd),
});

const playwright = (name: string, ...args: string[]): Step => ({
  ...tool(name, '@playwright/test/cli.js', 'test', ...args),
  cwd: join(ROOT, 'e2e'),
});

/** Stories of what breaks that take seconds; all of them: npm run e2e:faults. */
const SHORT_FAULTS = ['database.spec', 'shell.spec', 'versions.spec'];

/** Everything that has to hold, in groups: the steps of a group run together, the groups one after the other. */
export const STEPS: readonly (readonly Step[])[] = [
  [
    tool('format and lint', '@biomejs/biome/bin/biome', 'ci', '.'),
    tool(
      'dependency rules',
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      ...PROGRAMS,
      'packages',
      'e2e',
    ),
    ...[...TYPED, ...PROGRAMS, 'e2e'].map(types),
    script('subjects of new commits', 'packages/local/src/commits/check.ts'),
    script('every statement of the specification has a test', 'e2e/coverage/report.ts'),
  ],
  [script('build', 'packages/local/src/build.ts')],
  [
    jest('unit tests of packages and sections', '.', '--maxWorkers=1'),
    jest('the API on PostgreSQL', 'api', '--maxWorkers=1'),
  ],
  [
    jest('the registry on PostgreSQL', 'registry', '--maxWorkers=1'),
    jest('the shell and what it follows', 'shell', '--maxWorkers=1'),
  ],
  [playwright('the site in a browser')],
  [script('the ten worst of the hostile releases', 'e2e/hostile/run.ts', '--worst')],
  [playwright('the site with its database, its shell and its versions at fault', '-c', 'faults', ...SHORT_FAULTS)],
];
