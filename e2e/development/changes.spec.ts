import type { Page } from '@playwright/test';
import { ADDRESS, COPY, FOOTER, FORM, PAGE, STYLES, UI } from './changed-files.ts';
import { type DevelopedSite, expect, openAt, test } from './developed-site.ts';

const CRAWLERS = 'shell/server/http/crawlers.ts';
const ROBOTS = 'robotsTxt(business.origin)';

const SCROLLED = 400;

/** Opens the form, writes into it and scrolls. */
const begin = async (page: Page, { command }: DevelopedSite): Promise<void> => {
  await openAt(page, command.address + ADDRESS);
  await page.locator('#lastName').fill('Lovelace');
  await page.evaluate((top) => scrollTo(0, top), SCROLLED);
  await page.evaluate(() => {
    document.body.dataset.document = 'the first';
  });
};

/** Expects that nothing a developer did in the page was lost. */
const expectKept = async (page: Page, { command }: DevelopedSite): Promise<void> => {
  await expect(page.locator('body')).toHaveAttribute('data-document', 'the first');
  await expect(page.locator('#lastName')).toHaveValue('Lovelace');
  expect(await page.evaluate(() => scrollY)).toBe(SCROLLED);
  expect(page.url()).toBe(command.address + ADDRESS);
};

test('a changed component is shown in the open page, which keeps its fields, its scroll and its address', async ({
  page,
  site,
}) => {
  await begin(page, site);
  for (const [from, to] of [
    ['label="First name"', 'label="Given name"'],
    ['label="Given name"', 'label="Forename"'],
    ['label="Forename"', 'label="First name"'],
  ] as const) {
    await site.copy.replace(FORM, from, to);
    await expect(page.locator('label[for=firstName]')).toContainText(to.slice('label="'.length, -1));
    await expectKept(page, site);
  }
});

test('styles are shown after each of several saves in a row', async ({ page, site }) => {
  await begin(page, site);
  const fields = page.locator('form [class*=person]');
  const before = await fields.evaluate((element) => getComputedStyle(element).rowGap);
  for (const [from, to] of [
    ['gap: var(--space-4);', 'gap: 3px;'],
    ['gap: 3px;', 'gap: 7px;'],
    ['gap: 7px;', 'gap: 11px;'],
  ] as const) {
    await site.copy.replace(STYLES, from, to);
    await expect(fields).toHaveCSS('row-gap', to.slice('gap: '.length, -1));
    await expectKept(page, site);
  }
  await site.copy.replace(STYLES, 'gap: 11px;', 'gap: var(--space-4);');
  await expect(fields).toHaveCSS('row-gap', before);
});

test('changed copy is shown in the open page', async ({ page, site }) => {
  await begin(page, site);
  await site.copy.replace(COPY, 'Request a call', 'Ask for a call');
  await expect(page.locator('#message-us')).toHaveText('Ask for a call');
  await expectKept(page, site);
  await site.copy.replace(COPY, 'Ask for a call', 'Request a call');
  await expect(page.locator('#message-us')).toHaveText('Request a call');
});

test('a changed loader runs again in the open page', async ({ page, site }) => {
  await begin(page, site);
  const asked = page.waitForRequest((request) => request.url().includes('/api/vehicles?again'));
  const change = [
    "return { kind: 'ok' };",
    "await context.api('/api/vehicles?again');\n  return { kind: 'ok' };",
  ] as const;
  await page.route('**/api/vehicles?again', (route) => route.fulfill({ json: {} }));
  await site.copy.replace(PAGE, ...change);
  await asked;
  await expectKept(page, site);
  await site.copy.replace(PAGE, change[1], change[0]);
});

test('a change of packages/ui reloads the page, of a site that is never away', async ({ page, site }) => {
  await begin(page, site);
  await site.copy.replace(UI, '{title}</Heading>', '{title}!</Heading>');
  await expect(page.locator('#message-us')).toHaveText('Request a call!');
  await expect(page.locator('body')).not.toHaveAttribute('data-document');
  await site.copy.replace(UI, '{title}!</Heading>', '{title}</Heading>');
  await expect(page.locator('#message-us')).toHaveText('Request a call');
});

test("a change of the shell's chrome reloads the page, of a site that is never away", async ({ page, site }) => {
  await begin(page, site);
  const footer = page.getByRole('contentinfo');
  await site.copy.replace(FOOTER, '<p>©', '<p>(c)');
  await expect(footer).toContainText('(c)');
  await expect(page.locator('body')).not.toHaveAttribute('data-document');
  await site.copy.replace(FOOTER, '<p>(c)', '<p>©');
  await expect(footer).toContainText('©');
});

test("a change of the shell's server starts it anew", async ({ site }) => {
  const robots = async (): Promise<string> => {
    const answer = await fetch(`${site.command.address}/robots.txt`).catch(() => undefined);
    return answer === undefined ? 'away' : answer.text();
  };
  const changed = `'User-agent: Ada'`;
  await site.copy.replace(CRAWLERS, ROBOTS, changed);
  await expect.poll(robots).toBe('User-agent: Ada');
  await site.copy.replace(CRAWLERS, changed, ROBOTS);
  await expect.poll(robots).toContain('User-agent: *');
  // It listens before it has pages.
  await expect.poll(async () => (await fetch(site.command.address + ADDRESS)).status).toBe(200);
});
