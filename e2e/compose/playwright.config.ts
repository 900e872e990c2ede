import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

// Stories of the site in containers. They stop, kill and replace parts of it, so they run one after the other.
export default defineConfig({
  testDir: 'stories',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  outputDir: '../test-results/compose/stories',
  use: site.use ?? {},
});
