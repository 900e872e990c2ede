import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { contactAboutAddress, TRAP_FIELD } from '@sgc/contract/leads';
import { freePort } from '@sgc/local/ports';
import { expect, test } from '../../fixtures/test.ts';
import { startWholeSite, type WholeSite } from '../../fixtures/whole-site.ts';
import { ContactPage } from '../../pages/contact-page.ts';

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: WholeSite;

test.beforeAll(async () => {
  // No mail server listens there, and there is no second attempt.
  site = await startWholeSite({
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_ATTEMPTS: '1',
    MAIL_TO: 'dealer@example.com',
  });
});
test.afterAll(() => site.stop());

const send = async (page: Page): Promise<string> => {
  await new ContactPage(page).sendButton.click();
  await expect(page).toHaveURL(/\/thank-you\?ref=/);
  return new URL(page.url()).searchParams.get('ref') ?? '';
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored with its cart, its page and its releases; what cannot be mailed is shown to operators', async ({
    page,
    request,
  }) => {
    const readiness = async () => (await request.get(`${site.address}/readyz`)).json();
    expect(await readiness()).toEqual({ status: 'ready', missing: [], revision: expect.any(Number) });
    await page.goto(`${site.address}${contactAboutAddress('denago-ev-city')}`);
    await new ContactPage(page).fillIn();
    const lead = await site.command('leads', 'show', await send(page));
    expect(lead).toContain('vehicle: denago-ev-city\n');
    expect(lead).toContain('page: /contact\n');
    expect(lead).toMatch(/^releaseSet: [0-9a-f]{16}$/m);
    expect(lead).not.toContain('spamReason');
    await expect.poll(readiness, { timeout: 15_000 }).toEqual({
      status: 'ready',
      missing: [],
      revision: expect.any(Number),
      attention: ['1 leads could not be mailed to the dealer'],
    });
    expect(await site.command('leads', 'list', '--only', 'undeliverable')).toContain('1 undeliverable');
  });

  test('a message whose hidden field a program filled in is marked as spam', async ({ page }) => {
    await page.goto(`${site.address}${ADDRESSES.contact}`);
    await new ContactPage(page).fillIn();
    await page.locator(`[name=${TRAP_FIELD}]`).fill('https://spam.example.com', { force: true });
    expect(await site.command('leads', 'show', await send(page))).toContain(
      'spamReason: a field that people do not see',
    );
  });
});
