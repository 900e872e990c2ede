import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/chromium-args.ts';
import { chromiumOrInstall } from '../browser/find-chromium.ts';
import site from '../playwright.config.ts';
import { GALLERY_PORT } from './ports.ts';

const GALLERY = 'http://localhost:4400';
const WIDTHS = [375, 768, 1280];

/** In what they show of an answer, pages between these widths are laid out like one of them. */
const SECTION_WIDTHS = [375, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** What a picture of a page shows of it: whole pages would make baselines of 50 MB. The gallery is pictured whole. */
const PAGE_HEIGHT = 1400;

/** Shows the pages of sections, with no site behind them. */
export const SECTIONS_SERVER = {
  command: 'npm run gallery',
  cwd: '../..',
  url: `http://localhost:${GALLERY_PORT}`,
  env: { PORT: String(GALLERY_PORT) },
  timeout: 300_000,
  reuseExistingServer: true,
};

const siteServers = [site.webServer ?? []].flat().map((server) => ({
  ...server,
  cwd: '..',
  // Of a page whose picture differs, its lines are told.
  env: { ...server.env, LOG_FORMAT: 'json' },
}));

// Pixels, compared one by one. Not part of `npm test`: another machine draws letters differently. Baselines are made on
// the machine that compares, with `--update-snapshots=all`.
export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  outputDir: '../test-results/visual',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // A page of 8,000 px takes its time on a busy machine.
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  use: {
    trace: site.use?.trace ?? 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // As visitors' browsers draw it.
      executablePath: chromiumOrInstall('whole'),
      args: [...CHROMIUM_ARGS, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  projects: SCHEMES.flatMap((colorScheme) => [
    ...WIDTHS.flatMap((width) => {
      const use = { colorScheme, viewport: { width, height: 900 } };
      const page = { colorScheme, viewport: { width, height: PAGE_HEIGHT }, baseURL: site.use?.baseURL ?? '' };
      return [
        { name: `gallery-${width}-${colorScheme}`, testMatch: 'gallery.spec.ts', use: { ...use, baseURL: GALLERY } },
        { name: `site-${width}-${colorScheme}`, testMatch: 'site.spec.ts', use: page },
      ];
    }),
    ...SECTION_WIDTHS.map((width) => ({
      name: `sections-${width}-${colorScheme}`,
      testMatch: 'sections.spec.ts',
      use: { colorScheme, viewport: { width, height: PAGE_HEIGHT } },
    })),
  ]),
  webServer: [
    { command: 'npm run gallery:preview -w packages/ui', cwd: '../..', url: GALLERY, reuseExistingServer: true },
    SECTIONS_SERVER,
    ...siteServers,
  ],
});
