import { join } from 'node:path';
import { ProjectCopy } from '../fixtures/project-copy.ts';
import { test as base } from '../fixtures/test.ts';
import { startWholeSite, type WholeSite } from '../fixtures/whole-site.ts';
import { expect, openAt } from './developed-site.ts';
import { DevelopmentCommand } from './development-command.ts';

const PAGE = 'mfe-eco/src/pages/eco-impact.page.tsx';
const TITLE = 'Eco-Impact Calculator';

/** Playwright's test with a running site, a copy of the sources, and a section of it under `npm run dev -w`. */
const test = base.extend<{ running: WholeSite; copy: ProjectCopy; command: DevelopmentCommand }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that no other fixture is needed
  running: async ({}, use) => {
    const running = await startWholeSite({ SHARE_RELEASES: 'true' });
    await use(running);
    await running.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that no other fixture is needed
  copy: async ({}, use) => {
    const copy = await ProjectCopy.make();
    await copy.install();
    await use(copy);
    await copy.remove();
  },
  command: async ({ running, copy }, use) => {
    const settings = { SITE: running.address, SITE_DATA: join(copy.folder, '.data') };
    const command = await DevelopmentCommand.start(copy.folder, settings, 'mfe-eco');
    await use(command);
    await command.stop();
  },
});

test('npm run dev -w mfe-eco shows the changed section at its own address; the running site goes on as it was', async ({
  page,
  browser,
  running,
  copy,
  command,
}) => {
  await openAt(page, `${command.address}/eco-impact`);
  await copy.replace(PAGE, TITLE, 'Calculator under change');
  await expect(page.locator('h1')).toHaveText('Calculator under change');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${running.address}/eco-impact`);
  await expect(visitor.locator('h1')).toHaveText(TITLE);
  // Everything else comes from the running site.
  await page.goto(`${command.address}/contact`);
  await expect(page.locator('h1')).toHaveText('Contact us');
  // It would go on asking a server that is gone.
  await page.close();
});
