import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '@sgc/local/ports';
import { ProjectCopy } from '../fixtures/project-copy.ts';
import { test as base } from '../fixtures/test.ts';
import { DevelopmentCommand } from './development-command.ts';

export { expect } from '@playwright/test';

/** A copy of the project under `npm run dev`. */
export interface DevelopedSite {
  readonly copy: ProjectCopy;
  readonly command: DevelopmentCommand;
}

const START_WITHIN_MS = 240_000;

/** Starts `npm run dev` on a copy of the project. */
export const startDevelopedSite = async (): Promise<DevelopedSite & { stop(): Promise<void> }> => {
  const copy = await ProjectCopy.make();
  try {
    await copy.install();
    const [port, apiPort, registryPort] = [await freePort(), await freePort(), await freePort()];
    const command = await DevelopmentCommand.start(copy.folder, {
      PORT: String(port),
      API_PORT: String(apiPort),
      REGISTRY_PORT: String(registryPort),
      SITE_DATA: join(copy.folder, '.data'),
    });
    const stop = async (): Promise<void> => {
      await command.stop();
      await copy.remove();
    };
    return { copy, command, stop };
  } catch (error) {
    await copy.remove();
    throw error;
  }
};

/** Playwright's test with a site under development that all tests of a run share; each undoes its changes. */
export const test = base.extend<object, { site: DevelopedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that no other fixture is needed
    async ({}, use) => {
      const site = await startDevelopedSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
});

/** Opens a page and waits until React has taken it over. */
export const openAt = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-program', 'here');
};
