import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './browser/chromium-args.ts';
import { chromiumOrInstall } from './browser/find-chromium.ts';

/** A running site to test; without it the suite starts one of its own, with data of its own. */
const given = process.env.BASE_URL;

/** Where the suite's own site listens; two checkouts on one machine need two. */
const PORT = Number(process.env.E2E_PORT ?? 3900);

/** Where operators of the suite's own site go. */
const REGISTRY_PORT = PORT + 1;
process.env.REGISTRY_URL ??= `http://localhost:${REGISTRY_PORT}`;

/**
 * Whether traces hold pictures, the document at every step and the lines of the test: that costs a quarter of the run.
 * `--trace on` is not enough for it, which only keeps the traces of tests that pass, too.
 */
const FULL_TRACES = process.env.FULL_TRACES === 'true';

/** The contexts of the suite. A project's name is part of what `--grep` looks at: `--grep @catalog` runs one team's part. */
const CONTEXTS = readdirSync(new URL('specs', import.meta.url));

export default defineConfig({
  // Specs of a site of their own need the programs built here; they say nothing about the site that is given.
  testIgnore: given === undefined ? [] : ['**/*.own-site.spec.ts'],
  projects: CONTEXTS.map((context) => ({ name: `@${context}`, testDir: `specs/${context}` })),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never' }]],
  // A folder of its own: what lies in it is deleted at the start, and others keep theirs beside it.
  outputDir: 'test-results/suite',
  // Generous ends: a test of a site of its own starts that first, and a busy machine is a slow one. How fast things are is the benches' to say.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Documents that a test writes with --update-snapshots and compares without it.
  snapshotPathTemplate: '../docs/{arg}{ext}',
  use: {
    baseURL: given ?? `http://localhost:${PORT}`,
    trace: { mode: 'retain-on-failure', snapshots: FULL_TRACES, screenshots: FULL_TRACES, sources: FULL_TRACES },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS },
  },
  ...(given === undefined
    ? {
        webServer: {
          command: 'rm -rf ../.data/e2e && exec node --import tsx ../packages/local/src/start.ts',
          url: `http://localhost:${PORT}/readyz`,
          // All tests report from one address.
          env: {
            PORT: String(PORT),
            REGISTRY_PORT: String(REGISTRY_PORT),
            SITE_DATA: '.data/e2e',
            OPEN_METRICS: 'true',
            SHARE_RELEASES: 'true',
            REPORT_LIMIT: '1000000',
            VARIANT_LIMIT: '1000000',
          },
          timeout: 200_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
      }
    : {}),
});
