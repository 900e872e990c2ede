import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

const siteServers = [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: '..' }));

// A small set in a Firefox as visitors have it, by WebDriver BiDi: Playwright only drives a Firefox of its own making.
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: [],
  projects: [{ name: '@firefox' }],
  workers: 1,
  outputDir: '../test-results/firefox',
  webServer: siteServers,
});
