import { brotliCompressSync } from 'node:zlib';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { untilActed } from '../../fixtures/page-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

for (const address of TEMPLATES) {
  test(`a navigation to ${address} takes no more bytes than its document`, async ({ request }) => {
    const page = await request.get(address);
    const set = page.headers()['x-release-set'];
    const answer = await request.get(`/_shell/sets/${set}/page?address=${encodeURIComponent(address)}`);
    expect(answer.ok()).toBe(true);
    expect(brotliCompressSync(await answer.body()).length).toBeLessThanOrEqual(
      brotliCompressSync(await page.body()).length,
    );
  });
}

test('a navigation asks once, and the API for nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(ADDRESSES.contact);
  await untilHydrated(page);
  await untilActed(page);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'fetch') asked.push(new URL(sent.url()).pathname);
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(ADDRESSES.home);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^\/_shell\/sets\/\w+\/page$/)]);
});

test('Back to the page of the document asks for nothing, and brings its head', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(ADDRESSES.contact);
  await untilHydrated(page);
  await untilActed(page);
  const head = () => page.locator('head [data-page]').evaluateAll((tags) => tags.map((tag) => tag.outerHTML));
  const ofContact = await head();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect.poll(head).not.toEqual(ofContact);
  await untilActed(page);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'fetch') asked.push(sent.url());
  });
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.contact);
  await expect.poll(head).toEqual(ofContact);
  expect(asked).toEqual([]);
});

test('pages behind links in view are asked for ahead, one after the other', async ({ page }) => {
  let open = 0;
  let most = 0;
  let answered = 0;
  page.on('request', (sent) => {
    if (!sent.url().includes('/_shell/sets/')) return;
    open += 1;
    most = Math.max(most, open);
  });
  page.on('requestfinished', (sent) => {
    if (!sent.url().includes('/_shell/sets/')) return;
    open -= 1;
    answered += 1;
  });
  await page.goto(ADDRESSES.services);
  await untilHydrated(page);
  await expect.poll(() => answered).toBeGreaterThan(2);
  expect(most).toBe(1);
});
