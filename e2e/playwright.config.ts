import { defineConfig } from '@playwright/test';
import { chromiumOrInstall } from './browser/find-chromium.ts';

/** A running site to test; without it the suite starts one of its own, with data of its own. */
const given = process.env.BASE_URL;

const PORT = 3900;

/** Keeps Chromium from looking for services that a test machine does not have. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'specs',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never' }]],
  outputDir: 'test-results',
  timeout: 30_000,
  use: {
    baseURL: given ?? `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS },
  },
  ...(given === undefined
    ? {
        webServer: {
          command: 'rm -rf ../.data/e2e && exec node --import tsx ../packages/local/src/start.ts',
          url: `http://localhost:${PORT}/readyz`,
          env: { PORT: String(PORT), SITE_DATA: '.data/e2e', OPEN_METRICS: 'true' },
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
      }
    : {}),
});
