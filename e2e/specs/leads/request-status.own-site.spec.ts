import { ADDRESSES } from '@sgc/contract/addresses';
import { requestAddress } from '@sgc/contract/leads';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startWholeSite, type WholeSite } from '../../fixtures/whole-site.ts';
import { nextDay } from '../../pages/next-day.ts';
import { PERSON, RequestPage } from '../../pages/request-page.ts';
import { lookUp } from '../../pages/status-page.ts';

const UNKNOWN = 'We find no request with this reference and this email address.';

const STATUS_LIMIT = 8;

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: WholeSite;

test.beforeAll(async () => {
  site = await startWholeSite({ STATUS_LIMIT: String(STATUS_LIMIT) });
});
test.afterAll(() => site.stop());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/Failed to load resource/] });

  test('a request is stored with its details, shown to a visitor who knows both, and says once it is answered', async ({
    page,
  }) => {
    const reference = await new RequestPage(page).sendService(site.address);
    const shown = await site.command('leads', 'show', reference);
    for (const line of ['Request: Service', 'Cart: Nomad XL', 'What is wrong: Battery or charging', 'Town: Tamaqua']) {
      expect(shown).toContain(`${line}\n`);
    }
    await page.getByRole('link', { name: 'See what you asked' }).click();
    await expect(page.getByLabel('Reference')).toHaveValue(reference);

    await lookUp(page, 'eve@example.com');
    await expect(page.getByText(UNKNOWN)).toBeVisible();
    await expect(page.getByLabel('Reference')).toHaveValue(reference);

    await lookUp(page, PERSON.Email);
    await expect(page.getByRole('heading', { name: 'Not answered yet' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Tamaqua' })).toBeVisible();
    await expect(page.getByText('It stops after a mile.')).toBeVisible();
    expect(await site.command('leads', 'answered', reference)).toContain(`${reference} is answered`);
    await lookUp(page, PERSON.Email);
    await expect(page.getByRole('heading', { name: 'Answered', exact: true })).toBeVisible();
  });

  test('a day that does not suit comes back with everything that was typed, in the same form', async ({ page }) => {
    await page.goto(site.address + requestAddress('test-drive', { cart: 'Denago' }));
    const asked = new RequestPage(page);
    await asked.fillPerson();
    await asked.field('Preferred day').fill(nextDay('Sunday'));
    await asked.sendButton.click();
    await expect(asked.form).toHaveAccessibleName('Request a test drive');
    await expect(asked.field('Preferred day')).toHaveValue(nextDay('Sunday'));
    await expect(asked.field('Preferred day')).toHaveAccessibleDescription(/Sunday: closed/);
    await expect(asked.field('Which cart?')).toHaveValue('Denago');
    await expect(asked.form.getByLabel('First name')).toHaveValue('Ada');
  });
});

test.describe('a visitor who asks too often', () => {
  test.use({ expectedConsole: [/404|429/] });

  test('is told to wait, even for an unknown reference', async ({ page }) => {
    await page.goto(site.address + ADDRESSES.requestStatus);
    await untilHydrated(page);
    await page.getByLabel('Reference').fill('ZZZZ-0000');
    await lookUp(page, 'eve@example.com');
    await expect(page.getByText(UNKNOWN)).toBeVisible();
    const ask = () =>
      page.request.post(`${site.address}/api/contact/status`, {
        data: { reference: 'ZZZZ-0000', email: 'eve@example.com' },
      });
    for (let asked = 0; asked < STATUS_LIMIT; asked += 1) await ask();
    expect((await ask()).status()).toBe(429);
    await lookUp(page, 'eve@example.com');
    await expect(page.getByText('You have asked several times in a short time.')).toBeVisible();
  });
});
