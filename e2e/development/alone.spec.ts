import { join } from 'node:path';
import { ProjectCopy } from '../fixtures/project-copy.ts';
import { test } from '../fixtures/test.ts';
import { startWholeSite } from '../fixtures/whole-site.ts';
import { expect, openAt } from './developed-site.ts';
import { DevelopmentCommand } from './development-command.ts';

const PAGE = 'mfe-eco/src/pages/eco-impact.page.tsx';
const TITLE = 'Eco-Impact Calculator';

test('npm run dev -w mfe-eco shows the changed section at its own address; the running site goes on as it was', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const running = await startWholeSite({ SHARE_RELEASES: 'true' });
  const copy = await ProjectCopy.make();
  await copy.install();
  const settings = { SITE: running.address, SITE_DATA: join(copy.folder, '.data') };
  const command = await DevelopmentCommand.start(copy.folder, settings, 'mfe-eco');
  try {
    await openAt(page, `${command.address}/eco-impact`);
    await copy.replace(PAGE, TITLE, 'Calculator under change');
    await expect(page.locator('h1')).toHaveText('Calculator under change');
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${running.address}/eco-impact`);
    await expect(visitor.locator('h1')).toHaveText(TITLE);
    // Everything else comes from the running site.
    await page.goto(`${command.address}/contact`);
    await expect(page.locator('h1')).toHaveText('Contact us');
  } finally {
    await command.stop();
    await copy.remove();
    await running.stop();
  }
});
