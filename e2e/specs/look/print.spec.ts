import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

/** Links that look like buttons have a border; others have none. */
const CONTROLS = 'button, input, select, textarea, [role=button], a';

for (const path of TEMPLATES) {
  test(`${path} prints its words and a number to call, and nothing to press or fill in`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '1-844-844-6638' })).toBeVisible();
    const pressed = await page.locator(CONTROLS).evaluateAll((controls) =>
      controls
        .filter((control) => control.tagName !== 'A' || getComputedStyle(control).borderTopStyle !== 'none')
        .filter((control) => control.checkVisibility())
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(pressed).toEqual([]);
    // What can be opened on a screen is open on paper; a map from another site is left out.
    for (const details of await page.locator('main details').all()) {
      if (await details.isVisible()) await expect(details.locator('> :not(summary)').first()).toBeVisible();
    }
  });
}

for (const path of ['/compare?ids=nomad-xl,ev-city,rover-xl', '/vehicle/nomad-xl']) {
  test(`${path} prints on one sheet`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
}
