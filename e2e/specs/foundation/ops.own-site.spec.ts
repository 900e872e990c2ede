import { readFileSync } from 'node:fs';
import { statusSchema } from '@sgc/contract/operations';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { REGISTRY, tokenOf } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';

// The sign-in page answers 401, which the browser logs.
test.use({ expectedConsole: [/status of 401/] });

const SECTION = 'mfe-eco';
const RELEASE = new URL(`../../../${SECTION}/dist/release/`, import.meta.url);

test.describe('the page of operators, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('a token that is not known opens nothing; one that is shows what is live and lets a section be frozen', async ({
    page,
  }) => {
    await page.goto(`${REGISTRY}/ops`);
    await page.getByLabel('Your token').fill('a guess');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('This token is not known here.');

    await page.getByLabel('Your token').fill(tokenOf(SECTION));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
    const own = page.getByRole('region', { name: SECTION });
    await expect(own.getByText(/^Live:/)).toBeVisible();
    // Others are seen, not operated.
    await expect(page.getByRole('region', { name: 'mfe-leads' }).getByRole('group')).toHaveCount(0);

    const freeze = own.getByRole('group').filter({ hasText: 'Let nothing new of it go live' });
    await freeze.getByText('Freeze', { exact: true }).first().click();
    await freeze.getByLabel('Why').fill('a look at the page of operators');
    await freeze.getByLabel('Let nothing new of it go live').check();
    await freeze.getByRole('button', { name: 'Freeze' }).click();
    await expect(page.getByRole('status')).toHaveText(`${SECTION} is frozen: nothing new of it goes live.`);
    await expect(own.getByText(/^Frozen by local/)).toBeVisible();
    await expect(own.getByRole('listitem').filter({ hasText: 'section frozen' })).toContainText('a look at the page');

    const end = own.getByRole('group').filter({ hasText: 'End the freeze' });
    await end.getByText('End the freeze').first().click();
    await end.getByLabel('Why').fill('seen');
    await end.getByLabel('Let new versions go live again').check();
    await end.getByRole('button', { name: 'End the freeze' }).click();
    await expect(page.getByRole('status')).toHaveText(`${SECTION} is not frozen any more.`);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Your token')).toBeVisible();
  });

  test('the operators’ page is no wider than a phone', async ({ page }) => {
    await page.goto(`${REGISTRY}/ops`);
    await page.getByLabel('Your token').fill(tokenOf('operators'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    const { scroll, client } = await page.locator('html').evaluate((html) => ({
      scroll: html.scrollWidth,
      client: html.clientWidth,
    }));
    expect(scroll).toBe(client);
  });
});

test('the page of operators is accessible', async ({ page }) => {
  await page.goto(`${REGISTRY}/ops`);
  await expectAccessible(page);
  await page.getByLabel('Your token').fill(tokenOf('operators'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await expectAccessible(page);
});

test('a preview comes alive in the browser, stays through a visit, and is left with a button', async ({
  page,
  request,
}) => {
  const releases = `${REGISTRY}/ops/sections/${SECTION}/releases`;
  const headers = { authorization: `Bearer ${tokenOf(SECTION)}` };
  const bytes = { ...headers, 'content-type': 'application/octet-stream' };
  const announced = await request.post(releases, {
    data: readFileSync(new URL('release.json', RELEASE)),
    headers: bytes,
  });
  const { version, missing } = (await announced.json()) as { version: string; missing: string[] };
  for (const path of missing) {
    const data = readFileSync(new URL(path, RELEASE));
    expect((await request.put(`${releases}/${version}/files/${path}`, { data, headers: bytes })).status()).toBe(204);
  }
  const made = await request.post(`${releases}/${version}/preview`, { data: { days: 1 }, headers });
  const { link } = await made.json();

  await page.goto(link);
  await expect(page).toHaveURL('/eco-impact');
  await untilHydrated(page);
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(`Preview of ${SECTION}`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL('/inventory');
  await expect(banner).toBeVisible();
  await page.reload();
  await banner.getByRole('button', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL('/');
  await expect(banner).toHaveCount(0);
});

test('an error in a browser stands in the panel of its section, with the line of the sources', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/broken on purpose/);
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.breakDown();

  const headers = { authorization: `Bearer ${tokenOf(SECTION)}` };
  const told = async (): Promise<string | undefined> => {
    const status = statusSchema.parse(await (await request.get(`${REGISTRY}/ops/releases`, { headers })).json());
    const { errors = [] } = status.sections[SECTION] ?? {};
    return errors.find(
      ({ side, page: id, message }) => side === 'browser' && id === 'eco-impact' && message === 'RangeError',
    )?.place;
  };
  await expect.poll(told).toMatch(/^src\/[\w/-]+\.tsx?:\d+:\d+$/);
  const [file = '', line] = (await told())?.split(':') ?? [];
  const sources = readFileSync(new URL(`../../../${SECTION}/${file}`, import.meta.url), 'utf8').split('\n');
  expect(sources[Number(line) - 1]).toMatch(/format\w*\(/);

  await page.goto(`${REGISTRY}/ops`);
  await page.getByLabel('Your token').fill(tokenOf(SECTION));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const own = page.getByRole('region', { name: SECTION });
  await expect(own.getByRole('row', { name: /RangeError/ })).toContainText(`${file}:${line}`);
});
