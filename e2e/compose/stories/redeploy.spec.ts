import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { ProjectCopy } from '../../fixtures/project-copy.ts';
import { composeAloud, startedAt } from '../containers.ts';
import { LIVE_WITHIN_MS } from '../live-within.ts';
import { OPERATOR, REGISTRY } from '../operator.ts';
import { PROGRAMS } from '../services.ts';
import { expect, test } from '../story-fixture.ts';

const COPY = 'mfe-content/src/content/pages/services.md';
const HEADING = 'heading: Golf cart service and repair';

/** As a team does it: one section, built anew from its sources. */
const redeploy = (directory: string): Promise<void> =>
  composeAloud(['up', '--detach', '--build', '--no-deps', 'mfe-content'], { directory });

const startsOfOthers = (): Promise<string[]> =>
  Promise.all(['postgres', ...PROGRAMS].filter((name) => name !== 'mfe-content').map(startedAt));

/** Waits for a heading, and records how long it took since its text was changed. */
const expectHeading = async (page: Page, text: string, changed: number): Promise<void> => {
  await expect(async () => {
    await page.goto(ADDRESSES.services);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 500 });
  }).toPass({ timeout: LIVE_WITHIN_MS });
  test.info().annotations.push({ type: 'seconds until live', description: ((Date.now() - changed) / 1000).toFixed(1) });
};

let copy: ProjectCopy;
test.beforeEach(async () => {
  copy = await ProjectCopy.make();
});
test.afterEach(() => copy.remove());

test('a changed text of one section shows by itself, and a visit under way goes on', async ({ page, context }) => {
  const before = await startsOfOthers();
  await page.goto(ADDRESSES.services);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const changed = Date.now();
  await copy.replace(COPY, HEADING, `${HEADING}, told anew`);
  await redeploy(copy.folder);
  await expectHeading(await context.newPage(), 'Golf cart service and repair, told anew', changed);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rentals' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent a golf cart');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await startsOfOthers()).toEqual(before);
});

test('a redeploy that breaks a page leaves the one before, and the next good one goes live', async ({ page }) => {
  const before = await startsOfOthers();
  await page.goto(ADDRESSES.services);
  const heading = page.getByRole('heading', { level: 1 });
  const shown = await heading.innerText();
  const file = 'mfe-content/src/pages/services.page.tsx';
  await copy.replace(file, 'export default function', "throw new Error('broken on purpose');\nexport default function");
  await redeploy(copy.folder);
  await expect(async () => {
    const { sections } = await (await page.request.get(`${REGISTRY}/ops/releases`, { headers: OPERATOR })).json();
    expect(JSON.stringify(sections['mfe-content'].refused)).toContain('broken on purpose');
  }).toPass({ timeout: LIVE_WITHIN_MS });
  await page.goto(ADDRESSES.services);
  await expect(heading).toHaveText(shown);

  const mended = Date.now();
  await copy.replace(file, "throw new Error('broken on purpose');\n", '');
  await copy.replace(COPY, HEADING, `${HEADING}, mended`);
  await redeploy(copy.folder);
  await expectHeading(page, 'Golf cart service and repair, mended', mended);
  expect(await startsOfOthers()).toEqual(before);
});
