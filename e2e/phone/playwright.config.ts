import { defineConfig, devices } from '@playwright/test';
import site from '../playwright.config.ts';

const siteServers = [site.webServer ?? []].flat().map((server) => ({ ...server, cwd: '..' }));
const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'] ?? {};

// What visitors come for, on an emulated phone that is touched.
export default defineConfig({
  ...site,
  testDir: '../specs/tasks',
  projects: [{ name: '@phone' }],
  outputDir: '../test-results/phone',
  use: { ...site.use, userAgent, viewport, deviceScaleFactor, isMobile, hasTouch },
  webServer: siteServers,
});
