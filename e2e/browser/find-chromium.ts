import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's own Chromium if it is installed, else the system's. */
export const findChromium = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM].find((file) => existsSync(file));

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
export const chromiumOrInstall = (): string => {
  const found = findChromium();
  if (found !== undefined) return found;
  const installed =
    attempt('npx', ['playwright', 'install', 'chromium']) ||
    (attempt('apt-get', ['update', '-q']) && attempt('apt-get', ['install', '-yq', 'chromium']));
  const executable = installed ? findChromium() : undefined;
  if (executable === undefined) {
    throw new Error('No Chromium can be had here. Install one (npx playwright install chromium) and try again.');
  }
  return executable;
};
