import { ADDRESSES } from '@sgc/contract/addresses';
import { Writers } from '../../faults/messages.ts';
import { expectWhole, leaveMessage } from '../../faults/visitor.ts';
import { ContactPage, WORDS } from '../../pages/contact-page.ts';
import {
  breakServices,
  bringUp,
  compose,
  containerOf,
  inspect,
  killEverything,
  mendServices,
  startAgain,
  storedLeads,
} from '../containers.ts';
import { expect, test } from '../probed-story.ts';
import { PROGRAMS, SECTIONS } from '../services.ts';

const expectAllStored = async (acknowledged: readonly string[]): Promise<void> => {
  const stored = await storedLeads();
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
};

test.afterAll(async () => {
  await compose(['unpause']).catch(() => undefined);
  await bringUp();
});

for (const section of SECTIONS) {
  test(`${section} is stopped, then never answers: every page is whole`, async ({ page }) => {
    for (const how of ['stopped', 'paused'] as const) {
      await breakServices(how, [section]);
      await expectWhole(page, '');
      await mendServices(how, [section]);
    }
  });
}

test('two sections are gone at once: every page is whole', async ({ page }) => {
  await breakServices('stopped', ['mfe-content', 'mfe-eco']);
  await expectWhole(page, '');
  await mendServices('stopped', ['mfe-content', 'mfe-eco']);
});

for (const [name, how, mend] of [
  ['is stopped', 'stopped', () => startAgain('api')],
  ['never answers', 'paused', () => mendServices('paused', ['api'])],
] as const) {
  test(`the API ${name}: pages stay, a message is refused with its words kept, and goes through afterwards`, async ({
    page,
  }) => {
    await expectWhole(page, '');
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fillIn();
    await breakServices(how, ['api']);
    await contact.sendButton.click();
    await expect(contact.form.getByText('Your message was not sent')).toBeVisible();
    await expect(contact.form.getByRole('link', { name: '1-844-844-6638' })).toBeVisible();
    expect(await contact.words()).toEqual(WORDS);
    const other = await page.context().newPage();
    await expectWhole(other, '');
    await other.close();

    await mend();
    await expect.poll(async () => (await page.request.get('/api/revisions')).status()).toBe(200);
    await contact.sendButton.click();
    await expect(page).toHaveURL(new RegExp(`${ADDRESSES.thankYou}\\?ref=`));
    await expectAllStored([new URL(page.url()).searchParams.get('ref') ?? '']);
  });
}

for (const service of ['postgres', 'api', 'registry', 'shell'] as const) {
  test(`${service} is killed under load and started again: no acknowledged message is lost`, async ({
    page,
    baseURL,
  }) => {
    const writers = new Writers(`${baseURL}`, 4);
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(20);
    await breakServices('killed', [service]);
    await startAgain(service);
    const before = writers.acknowledged.length;
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(before);
    await writers.stop();
    await expectWhole(page, '');
    await expectAllStored([...writers.acknowledged, await leaveMessage(page, '')]);
  });
}

test('PostgreSQL stands still for a while: waits have ends, and all is well when it goes on', async ({
  page,
  request,
}) => {
  await expectWhole(page, '');
  await breakServices('paused', ['postgres']);
  const started = Date.now();
  const read = await request.get('/api/vehicles');
  expect(read.status()).toBe(200);
  expect(read.headers()['cache-status']).toMatch(/^api; hit/);
  expect(Date.now() - started).toBeLessThan(3000);
  await expectWhole(page, '');
  await mendServices('paused', ['postgres']);
  await expect.poll(async () => (await request.get('/api/vehicles')).headers()['cache-status']).toBeUndefined();
  await expectAllStored([await leaveMessage(page, '')]);
});

test('no program has ended in any of these stories but those that were killed', async () => {
  for (const service of ['postgres', ...PROGRAMS]) {
    const { RestartCount } = await inspect<{ RestartCount: number }>('container', await containerOf(service));
    expect({ service, RestartCount }).toEqual({ service, RestartCount: 0 });
  }
});

test('the power of everything goes: what was stored is there when it comes back', async ({ page, baseURL }) => {
  const writers = new Writers(`${baseURL}`, 2);
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(10);
  await killEverything();
  await writers.stop();
  await bringUp();
  await expectWhole(page, '');
  await expectAllStored(writers.acknowledged);
});

test('a restart of everything loses nothing', async ({ page }) => {
  const reference = await leaveMessage(page, '');
  await compose(['restart']);
  await bringUp();
  await expectWhole(page, '');
  await expectAllStored([reference]);
});
