import { execFileSync } from 'node:child_process';
import { findChromium } from '../browser/find-chromium.ts';

const works = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Whether images built on this machine stand in for the base images, as where none can be pulled: they have other digests. */
export const hasStandIns = (): boolean => {
  const label = ['image', 'inspect', '--format', '{{index .Config.Labels "stand-in"}}', 'node:22-bookworm-slim'];
  try {
    return execFileSync('docker', label, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() === 'true';
  } catch {
    return false;
  }
};

/** What this machine lacks to run the site in containers and look at it, in words of what to do. */
export const missingRequirements = (): string[] => [
  ...(works('docker', 'info') ? [] : ['a running Docker engine that this user may use (docker info fails)']),
  ...(works('docker', 'compose', 'version') ? [] : ['Docker Compose v2 (docker compose version fails)']),
  ...(findChromium() === undefined ? ['a Chromium (npx playwright install chromium)'] : []),
];
