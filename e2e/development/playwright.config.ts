import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

// The development commands, on a copy of the sources: what is changed here is no checkout's.
export default defineConfig({
  testDir: '.',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 400_000,
  // Builds, the gate and a renderer of development React, beside whatever else the machine does.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: '../test-results/development',
  use: { ...site.use, baseURL: undefined },
});
