import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

// The development commands, on a copy of the sources: no checkout is changed.
export default defineConfig({
  testDir: '.',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 400_000,
  // Long enough for builds, the gate and a renderer of development React on a busy machine.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: '../test-results/development',
  use: { ...site.use, baseURL: undefined },
});
