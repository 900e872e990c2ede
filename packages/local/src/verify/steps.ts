import { join } from 'node:path';
import { PROGRAMS } from '../programs.ts';
import { ROOT } from '../root.ts';
import { TSC } from './compiler.ts';

/** One check of the definition of done: a command that exits with 0 when it holds. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Works on the output of the build. */
  readonly needsBuild?: true;
  /** Keeps every processor busy by itself, and measures times that others would spoil. */
  readonly alone?: true;
}

const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });

export const tool = (name: string, file: string, ...args: string[]): Step =>
  node(name, join(ROOT, 'node_modules', file), ...args);

export const script = (name: string, file: string, ...args: string[]): Step =>
  node(name, '--import', 'tsx', file, ...args);

const TYPED = [
  'access-file',
  'canary-analysis',
  'contract',
  'crawler-files',
  'database',
  'gate',
  'http-hardening',
  'observability',
  'operators-pages',
  'registry-access',
  'registry-client',
  'release-format',
  'release-intake',
  'renderer',
  'telemetry',
  'ui',
  'illustrations',
  'markdown',
  'build',
  'release',
  'create-section',
  'dev',
  'local',
  'webhooks',
].map((name) => `packages/${name}`);

export const types = (workspace: string): Step =>
  node(`types of ${workspace}`, TSC, '--singleThreaded', '-p', workspace);

export const jest = (name: string, cwd: string): Step => ({
  ...tool(name, 'jest/bin/jest.js', '--maxWorkers=1'),
  cwd: join(ROOT, cwd),
});

/** A long step's tests in several steps, which can run beside each other or fill what others leave of a processor's time. */
const inParts = (count: number, step: Step): Step[] =>
  Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).map((part) => ({
    ...step,
    name: `${step.name}, ${part}`,
    args: [...step.args, `--shard=${part}`],
  }));

const playwright = (name: string, ...args: string[]): Step => ({
  ...tool(name, '@playwright/test/cli.js', 'test', ...args),
  cwd: join(ROOT, 'e2e'),
  needsBuild: true,
  alone: true,
});

/** Tests of faults that take seconds; all of them: npm run e2e:faults. Containers have their own of each. */
const FAULTS = playwright(
  'the site with its database, its shell and its versions at fault',
  ...['-c', 'faults', 'database.spec', 'shell.spec', 'versions.spec'],
);

/** The browser suite: every test of a visitor on the site that `npm start` makes, and the tests that start sites of their own. */
const SUITE = playwright('the site in a browser');

/** The rest of the suite if its other tests run on a given site, in containers. */
const SUITE_OF_OWN_SITES = playwright('sites of their own in a browser', 'own-site');

/** One of the packages brings programs along. */
const PACKAGES: Step = {
  ...script('packages as npm gets them', 'packages/local/src/publish/run.ts'),
  needsBuild: true,
};

const WHAT_SHIPS: Step = {
  ...script('what ships, and its licences', 'packages/build/src/sbom/run.ts'),
  needsBuild: true,
};

const API: Step = { ...jest('the API on PostgreSQL', 'api'), needsBuild: true };

const SHELL: readonly Step[] = inParts(2, { ...jest('the shell and what it follows', 'shell'), needsBuild: true });

/** Builds programs, sections and the section of the tests before the steps that need them. */
export const BUILD = script('build', 'packages/local/src/verify/build-all.ts');

/** The last released version of every section in this checkout's shell, if there is a site to ask for them. */
const LIVE: readonly Step[] = process.env.LIVE_SITE
  ? [
      {
        ...script(
          'live releases',
          'packages/release/src/main.ts',
          'check',
          'shell',
          '--against',
          process.env.LIVE_SITE,
        ),
        needsBuild: true,
      },
    ]
  : [];

/** Every step, in the order in which they begin: quick ones first, then the longest. */
export const STEPS: readonly Step[] = [
  tool('format and lint', '@biomejs/biome/bin/biome', 'ci', '.'),
  script('subjects of new commits', 'packages/local/src/commits/check.ts'),
  ...[...PROGRAMS, 'e2e', ...TYPED].map(types),
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
  script('every statement of the specification has a test', 'e2e/coverage/report.ts'),
  BUILD,
  PACKAGES,
  tool('reference of contract and ui', 'typedoc/bin/typedoc'),
  WHAT_SHIPS,
  ...LIVE,
  // A new section is tried in the shell that was built.
  { ...jest('unit tests of packages and sections', '.'), needsBuild: true },
  ...inParts(4, { ...jest('the registry on PostgreSQL', 'registry'), needsBuild: true }),
  API,
  ...SHELL,
  SUITE,
  {
    ...script('the ten worst of the hostile releases', 'e2e/hostile/run.ts', '--worst'),
    needsBuild: true,
    alone: true,
  },
  FAULTS,
];

/** For CI: steps without a browser, one after the other beside stories in containers, and on the build that is there. */
export const STEPS_BESIDE_CONTAINERS: readonly Step[] = [PACKAGES, WHAT_SHIPS, API, ...SHELL];

/**
 * For CI: all that has to be over before `npm run e2e:compose`, since it keeps the processors busy, or a browser in it gives
 * up what it loads when containers change the machine's network. No test of a visitor runs twice.
 */
export const STEPS_BEFORE_CONTAINERS: readonly Step[] = STEPS.filter(
  (step) => step !== FAULTS && !STEPS_BESIDE_CONTAINERS.includes(step),
).map((step) => (step === SUITE ? SUITE_OF_OWN_SITES : step));
