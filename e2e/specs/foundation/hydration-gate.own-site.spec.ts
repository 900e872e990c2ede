import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromiumOrInstall } from '../../browser/find-chromium.ts';
import { ChangedSection } from '../../fixtures/changed-section.ts';
import { untilHydrated, wantProgram } from '../../fixtures/hydration.ts';
import { type Outcome, type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';

const PAGE = 'src/pages/eco-impact.page.tsx';
const TITLE = 'title="Eco-Impact Calculator"';
const FRAGMENT = 'mfe-range/range-estimate';

const SWITCH_STYLES = 'src/features/calculator/price-switch.module.css';

/** What only a browser does: the server's rendering has no window. */
const IN_A_BROWSER = "typeof window !== 'undefined'";

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({
    section: 'mfe-eco',
    sample: {
      name: 'mfe-range',
      sources: 'packages/build/samples/mfe-range',
      access: { trustedTypes: ['lit-html'] },
    },
    settings: { GATE_BROWSER: chromiumOrInstall() },
  });
});
test.afterAll(() => site.close());

/** What becomes of the section with its title's line changed. */
const releaseWith = async (title: string): Promise<Outcome> => {
  const fresh = await ChangedSection.of('mfe-eco', join(site.section, '..'));
  await fresh.replace(PAGE, TITLE, title);
  return site.release();
};

test.describe.configure({ mode: 'serial' });

test('a version whose page throws in a browser only is refused by the check hydration', async () => {
  const outcome = await releaseWith(`title={${IN_A_BROWSER} ? ([] as string[])[0]!.trim() : 'Eco-Impact Calculator'}`);
  expect(outcome).toMatchObject({
    check: 'hydration',
    reason: expect.stringMatching(/^\/eco-impact does not come alive/),
  });
});

test('a version whose page looks different in a browser than the server wrote it is refused by the check hydration', async () => {
  const outcome = await releaseWith(`title={${IN_A_BROWSER} ? 'Eco-Impact Calculator' : 'Calculator'}`);
  expect(outcome).toMatchObject({ check: 'hydration', reason: expect.stringContaining('#418') });
});

test('a version whose page has no program and a button that does nothing without one is refused by the check hydration', async () => {
  const fresh = await ChangedSection.of('mfe-eco', join(site.section, '..'));
  await fresh.replace(PAGE, TITLE, 'title={(<button type="button">Press me</button>) as never}');
  await fresh.replace(
    'src/section.ts',
    'path: ADDRESSES.ecoImpact,',
    "path: ADDRESSES.ecoImpact, program: 'on-navigation',",
  );
  expect(await site.release()).toMatchObject({
    check: 'hydration',
    reason: expect.stringContaining('its program never comes, and "Press me" does nothing without it'),
  });
});

const ONCE_IT_RUNS: readonly (readonly [what: string, code: string, reason: RegExp])[] = [
  [
    'lays something over the whole page',
    "Object.assign(document.body.appendChild(document.createElement('div')).style, { position: 'fixed', inset: '0', zIndex: '9999' })",
    /^\/eco-impact .*cannot be seen/,
  ],
  [
    'lays something that takes no clicks over the whole page',
    "Object.assign(document.body.appendChild(document.createElement('div')).style, { position: 'fixed', inset: '0', zIndex: '9999', background: 'white', pointerEvents: 'none' })",
    /^\/eco-impact .*cannot be seen/,
  ],
  [
    'has another phone number',
    "document.querySelector('header a[href^=\"tel:\"]')!.setAttribute('href', 'tel:+15550100')",
    /^\/eco-impact .*the phone number leads to tel:\+15550100/,
  ],
  [
    'leaves code behind that hides the header of the next page',
    "setInterval(() => { if (location.pathname === '/') document.querySelector('header')!.style.display = 'none' }, 20)",
    /^\/ does not hold when one comes from \/eco-impact: .*header cannot be seen/,
  ],
  ['never lets the browser rest again', 'setTimeout(() => { for (;;); }, 100)', /^\/(eco-impact)? does not/],
];

for (const [what, code, reason] of ONCE_IT_RUNS) {
  test(`a version whose page ${what} once it runs is refused by the check hydration`, async () => {
    const outcome = await releaseWith(
      `title={(${IN_A_BROWSER} && queueMicrotask(() => { ${code} }), 'Eco-Impact Calculator')}`,
    );
    expect(outcome).toMatchObject({ check: 'hydration', reason: expect.stringMatching(reason) });
  });
}

test('a version with text that is hard to read on its ground is refused by the check contrast', async () => {
  const fresh = await ChangedSection.of('mfe-eco', join(site.section, '..'));
  await fresh.replace(SWITCH_STYLES, 'color: var(--color-ink-muted)', 'color: #ddd');
  expect(await site.release()).toMatchObject({
    check: 'contrast',
    reason: expect.stringMatching(/^\/eco-impact shows text that is hard to read in .*contrast of 1\.\d+/),
  });
});

test('visitors still have the version before, and a healthy one after the bad ones goes live', async ({ page }) => {
  await page.goto(`${site.origin}/eco-impact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eco-Impact Calculator');

  expect(await releaseWith('title="Eco-Impact Calculator, next"')).toBe('live');
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eco-Impact Calculator, next');
});

/** A link as a section writes it, to a page that none of its own leads to. */
const followLink = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: `to ${href}` });
    document.querySelector('main')?.append(link);
  }, address);
  await page.getByRole('link', { name: `to ${address}`, exact: true }).click();
  await page.waitForURL(`${site.origin}${address}`);
};

/** Marks the document; true as long as it is the same one. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

/** Scripts of the sample that a page asks for. */
const scriptsAskedFor = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_assets/mfe-range/')) asked.push(request.url());
  });
  return asked;
};

test('a page without browser code asks for no script of its section, whether it is opened or led to', async ({
  page,
}) => {
  const asked = scriptsAskedFor(page);
  await page.goto(`${site.origin}/range/method`);
  await wantProgram(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the range is estimated');

  await page.goto(`${site.origin}/eco-impact`);
  await untilHydrated(page);
  await mark(page);
  await followLink(page, '/range/method');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the range is estimated');
  expect(await isMarked(page), 'it is a document of its own').toBe(false);
  expect(asked).toEqual([]);
});

test('a page whose code needs a policy of Trusted Types that the document does not allow is led to as a document', async ({
  page,
}) => {
  const policyOf = async (path: string) =>
    (await page.request.get(`${site.origin}${path}`)).headers()['content-security-policy'];
  expect(await policyOf('/eco-impact')).toMatch(/; trusted-types data-blocks$/);
  expect(await policyOf('/range/method')).toMatch(/; trusted-types data-blocks$/);
  expect(await policyOf('/range/estimate')).toMatch(/; trusted-types data-blocks lit-html$/);

  await page.goto(`${site.origin}/eco-impact`);
  await untilHydrated(page);
  await mark(page);
  await followLink(page, '/range/estimate');
  await page.getByRole('button', { name: 'Add 5 miles' }).click();
  await expect(page.getByText('35 miles on one charge')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  // From a document that allows it a page without it is no new document.
  await mark(page);
  await followLink(page, '/eco-impact');
  expect(await isMarked(page)).toBe(true);
  await followLink(page, '/range/estimate');
  await page.getByRole('button', { name: 'Add 5 miles' }).click();
  await expect(page.getByText('35 miles on one charge')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

/** Releases mfe-eco with a fragment of the sample on its page, and a text of more after it. */
const releaseWithFragment = async (fragment: string, props: string, more: string): Promise<Outcome> => {
  const fresh = await ChangedSection.of('mfe-eco', join(site.section, '..'));
  await fresh.replace(PAGE, '({ search }: EcoImpactPageProps) {', '({ search, fragments }: PageProps) {');
  await fresh.replace(PAGE, '<Benefits />', `{Placed && <Placed ${props} />}${more}<Benefits />`);
  await fresh.replace(PAGE, 'return (\n    <>', `const Placed = fragments['${fragment}'] as any;\n  return (\n    <>`);
  await fresh.replace('src/section.ts', 'path: ADDRESSES', `fragments: ['${fragment}'], path: ADDRESSES`);
  return site.release();
};

/** The text that who runs no scripts reads in an element of the page. */
const readWithoutScripts = async (browser: Browser, element: string): Promise<string | null> => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const read = await plain.newPage();
  await read.goto(`${site.origin}/eco-impact`);
  const text = await read.locator(element).textContent();
  await plain.close();
  return text;
};

test('a Lit element that a page of another section places is read without scripts, and answers to what was pressed before its code came', async ({
  page,
  browser,
}) => {
  // The gate goes to where the page leads as well, to a page without browser code among others.
  const links = '<a href="/range/method">Method</a><a href="/range/estimate">Estimate</a>';
  expect(await releaseWithFragment(FRAGMENT, 'miles={30}', links)).toBe('live');
  expect(await readWithoutScripts(browser, 'range-estimate p')).toBe('30 miles on one charge');

  await page.goto(`${site.origin}/eco-impact`);
  await page.getByRole('button', { name: 'Add 5 miles' }).click();
  await untilHydrated(page);
  await expect(page.locator('range-estimate p')).toHaveText('35 miles on one charge');
  await page.getByRole('button', { name: 'Add 5 miles' }).click();
  await expect(page.locator('range-estimate p')).toHaveText('40 miles on one charge');
});

test('an element of another major version of React, in a page of the one that the shell has: both are read without scripts, and both answer', async ({
  page,
  browser,
}) => {
  expect(await releaseWithFragment('mfe-range/charge-count', 'charges={1}', '')).toBe('live');
  expect(await readWithoutScripts(browser, 'charge-count p')).toBe('1 charges, counted by React 17');

  await page.goto(`${site.origin}/eco-impact`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Add a charge' }).click();
  await expect(page.locator('charge-count p')).toHaveText('2 charges, counted by React 17');
  // What is around it is React 19's.
  const calculator = new Calculator(page);
  await calculator.miles.fill('40');
  await calculator.button.click();
  await expect(calculator.results).toContainText('40 miles a week');
  await expect(page.locator('charge-count p')).toHaveText('2 charges, counted by React 17');
});

test('a version that asks for a policy of Trusted Types that is not granted to its section is refused by name', async () => {
  const fresh = await ChangedSection.of('mfe-eco', join(site.section, '..'));
  await fresh.replace(
    'src/section.ts',
    'contract: CONTRACT_VERSION,',
    "contract: CONTRACT_VERSION, trustedTypes: ['lit-html'],",
  );
  expect(await site.release()).toEqual({
    check: 'trusted-types',
    reason:
      'it asks for the policy lit-html, which is not granted to mfe-eco: operators grant it in the access file, ' +
      'as sections.mfe-eco.trustedTypes',
  });
});
