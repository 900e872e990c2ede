import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * How Chromium comes: whole, or as its headless shell, the same engine without the parts that only a window needs. The
 * shell does a page in three quarters of the time and draws some edges a shade differently.
 */
export type ChromiumBuild = 'headless-shell' | 'whole';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SYSTEM: Record<ChromiumBuild, readonly string[]> = {
  'headless-shell': ['/usr/bin/chromium-headless-shell', ...WHOLE],
  whole: WHOLE,
};

/** Debian's packages, the wanted one first. */
const PACKAGES: Record<ChromiumBuild, readonly string[]> = {
  'headless-shell': ['chromium-headless-shell', 'chromium'],
  whole: ['chromium'],
};

/** Playwright's own Chromium if it is installed, else the system's: its headless shell, if there is one and it will do. */
export const findChromium = (build: ChromiumBuild = 'headless-shell'): string | undefined =>
  [chromium.executablePath(), ...SYSTEM[build]].find((file) => existsSync(file));

const attempt = (command: string, args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium to test in; installs one if there is none: Playwright's own, or Debian's where only package registries
 * can be reached.
 * @throws if neither can be had.
 */
export const chromiumOrInstall = (build: ChromiumBuild = 'headless-shell'): string => {
  const found = findChromium(build);
  if (found !== undefined) return found;
  const installed =
    attempt('npx', ['playwright', 'install', 'chromium']) ||
    (attempt('apt-get', ['update', '-q']) &&
      PACKAGES[build].some((name) => attempt('apt-get', ['install', '-yq', name])));
  const executable = installed ? findChromium(build) : undefined;
  if (executable === undefined) {
    throw new Error('No Chromium can be had here. Install one (npx playwright install chromium) and try again.');
  }
  return executable;
};
