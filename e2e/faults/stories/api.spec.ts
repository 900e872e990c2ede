import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';
import { Writers } from '../messages.ts';
import { expect, test } from '../site-fixture.ts';
import { expectFramed, expectWhole, leaveMessage } from '../visitor.ts';

test.afterEach(({ site }) => site.proxies.api.mend());

for (const [name, fault, cold] of [
  ['is down', 'down', vehicleAddress('rover-xl6')],
  ['never answers', 'stalled', vehicleAddress('nomad-xl')],
  ['takes 20 seconds', 'late', vehicleAddress('rover-xxl')],
] as const) {
  test(`the API ${name}: pages stay, a message is refused with its words kept, and goes through afterwards`, async ({
    page,
    site,
  }) => {
    await expectWhole(page, site.address);
    const contact = new ContactPage(page);
    await contact.open(`${site.address}${ADDRESSES.contact}`);
    await contact.fillIn();

    site.proxies.api.disturb(fault);
    await contact.sendButton.click();
    await expect(contact.form.getByText('Your message was not sent')).toBeVisible({ timeout: 20_000 });
    await expect(contact.form.getByRole('link', { name: '1-844-844-6638' })).toBeVisible();
    expect(await contact.words()).toEqual(WORDS);

    const other = await page.context().newPage();
    await expectWhole(other, site.address);
    // Never shown before, so that nothing is kept to stand in.
    await expectFramed(other, `${site.address}${cold}`);
    await other.close();

    site.proxies.api.mend();
    await expect.poll(async () => (await page.request.get(`${site.address}/api/revisions`)).status()).toBe(200);
    await contact.sendButton.click();
    await expect(page).toHaveURL(/\/thank-you\?ref=/);
    const reference = new URL(page.url()).searchParams.get('ref') ?? '';
    expect(await site.leads()).toContain(reference);
    await expect(async () => {
      await page.goto(`${site.address}${cold}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ROVER|NOMAD/, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
}

test('the API comes and goes every second: what was acknowledged is stored', async ({ page, site }) => {
  const writers = new Writers(site.address, 2);
  site.proxies.api.disturb('flapping');
  await expect.poll(() => writers.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(5);
  await expectWhole(page, site.address);
  site.proxies.api.mend();
  await writers.stop();
  const stored = await site.leads();
  expect(writers.acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  await leaveMessage(page, site.address);
});

test('the account of a fault tells in one block what failed, what its visitor met, and what the programs logged of it', async ({
  page,
  site,
  account,
}) => {
  const contact = new ContactPage(page);
  await contact.open(`${site.address}${ADDRESSES.contact}`);
  await contact.fillIn();
  site.proxies.api.disturb('down');
  await contact.sendButton.click();
  await expect(contact.form.getByText('Your message was not sent')).toBeVisible({ timeout: 20_000 });
  site.proxies.api.mend();
  const told = await account.text();
  const order = [
    /visitor: GET \/contact 200/,
    /the proxy of api: down/,
    /shell: the API could not answer/,
    /visitor: POST \/api\/contact 502/,
    /the proxy of api: mended/,
  ].map((moment) => told.search(moment));
  expect(
    order.every((place) => place >= 0),
    told,
  ).toBe(true);
  expect(order, told).toEqual(order.toSorted((a, b) => a - b));
});
