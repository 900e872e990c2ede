import { join } from 'node:path';
import { chromiumOrInstall } from '../../browser/find-chromium.ts';
import { ChangedSection } from '../../fixtures/changed-section.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { type Outcome, type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGE = 'src/pages/eco-impact.page.tsx';
const TITLE = 'title="Eco-Impact Calculator"';

/** What only a browser does: the server's rendering has no window. */
const IN_A_BROWSER = "typeof window !== 'undefined'";

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ section: 'mfe-eco', settings: { GATE_BROWSER: chromiumOrInstall() } });
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
  await fresh.replace('src/section.ts', 'path: ADDRESSES.ecoImpact,', "path: ADDRESSES.ecoImpact, program: 'never',");
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

test('visitors still have the version before, and a healthy one after the bad ones goes live', async ({ page }) => {
  await page.goto(`${site.origin}/eco-impact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eco-Impact Calculator');

  expect(await releaseWith('title="Eco-Impact Calculator, next"')).toBe('live');
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eco-Impact Calculator, next');
});
