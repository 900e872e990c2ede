import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

// Stories of what breaks. Each starts the parts of the site that it breaks, so they run one after the other.
export default defineConfig({
  testDir: 'stories',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report/faults' }]],
  outputDir: '../test-results/faults',
  use: { ...site.use, baseURL: undefined },
});
