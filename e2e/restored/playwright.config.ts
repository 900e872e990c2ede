import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

const siteServers = [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: '..' }));

// Documents that Back restores. Only a whole browser keeps them; `npm test` takes the headless shell, which comes faster.
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: [],
  projects: [{ name: 'restored' }],
  outputDir: '../test-results/restored',
  webServer: siteServers,
});
