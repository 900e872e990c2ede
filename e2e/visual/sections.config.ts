import { defineConfig } from '@playwright/test';
import visual, { SECTIONS_SERVER } from './playwright.config.ts';

// The pictures of sections alone: nothing but their gallery is started.
export default defineConfig({
  ...visual,
  projects: (visual.projects ?? []).filter(({ name }) => name?.startsWith('sections-')),
  webServer: SECTIONS_SERVER,
});
