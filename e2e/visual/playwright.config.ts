import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const SITE = process.env.SITE_URL ?? 'http://localhost:3000';
const GALLERY = 'http://localhost:4400';
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

const WIDTHS = [375, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

// Pixels, compared one by one. Not part of `npm test`: another machine draws letters differently. Baselines are made
// on the machine that compares: `npm run e2e:visual -- --update-snapshots`.
export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  expect: { toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  projects: SCHEMES.flatMap((colorScheme) =>
    WIDTHS.flatMap((width) => {
      const use = { colorScheme, viewport: { width, height: 900 } };
      return [
        { name: `gallery-${width}-${colorScheme}`, testMatch: 'gallery.spec.ts', use: { ...use, baseURL: GALLERY } },
        { name: `site-${width}-${colorScheme}`, testMatch: 'site.spec.ts', use: { ...use, baseURL: SITE } },
      ];
    }),
  ),
  webServer: [
    { command: 'npm run gallery:preview -w packages/ui', cwd: '../..', url: GALLERY, reuseExistingServer: true },
  ],
});
