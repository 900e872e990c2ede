import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

// Sections in repositories of their own: packages from an npm registry, releases to the registry of a running site.
export default defineConfig({
  testDir: '.',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // With each command and how long it took: docs/team-times.md has them.
  reporter: [['list', { printSteps: true }]],
  use: { ...site.use, baseURL: undefined },
  outputDir: '../test-results/own-repository',
  // Packages of third parties come from the registry that npm has here.
  timeout: 600_000,
  // Shells follow what the registry has decided; a busy machine takes seconds to start the renderer of a new set.
  expect: { timeout: 60_000 },
});
