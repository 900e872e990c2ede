import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

// The kit's own tests: they bring a site up, break it and take it away, at ports of their own.
export default defineConfig({
  testDir: 'test',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  outputDir: '../test-results/compose/kit',
  use: site.use ?? {},
});
