import { ADDRESSES } from '@sgc/contract/addresses';
import { ContactPage } from '../../pages/contact-page.ts';
import { breakServices, mailedLeads, PROJECT, startAgain, storedLeads } from '../containers.ts';
import { npm } from '../npm.ts';
import { expect, test } from '../story-fixture.ts';

/** A fast typist's. */
const MS_BETWEEN_KEYS = 60;

const MAILED_WITHIN_MS = 30_000;

/** Writes as a person does, and answers the reference number. */
const write = async (contact: ContactPage): Promise<string> => {
  await contact.open();
  await contact.typeIn(MS_BETWEEN_KEYS);
  await contact.sendButton.click();
  await expect(contact.page).toHaveURL(new RegExp(`${ADDRESSES.thankYou}\\?ref=`));
  return new URL(contact.page.url()).searchParams.get('ref') ?? '';
};

test('a message that a person types into the form is in the mailbox of the dealer, once', async ({ page }) => {
  const reference = await write(new ContactPage(page));
  await expect.poll(mailedLeads, { timeout: MAILED_WITHIN_MS }).toContain(reference);
  expect((await mailedLeads()).filter((one) => one === reference)).toHaveLength(1);
  const listed = await npm('leads', '--', '--compose', PROJECT, 'list');
  expect(listed).toMatch(new RegExp(`^${reference}  .*  mailed `, 'm'));
});

test('PostgreSQL is killed while a mail may be on its way: it arrives', async ({ page }) => {
  const reference = await write(new ContactPage(page));
  await breakServices('killed', ['postgres']);
  await startAgain('postgres');
  await expect.poll(mailedLeads, { timeout: MAILED_WITHIN_MS }).toContain(reference);
  expect(await storedLeads()).toContain(reference);
});

test('a test mail says which server took it', async () => {
  expect(await npm('leads', '--', '--compose', PROJECT, 'test-mail')).toContain(
    'mailbox:2525 took a mail from dealer@example.com to dealer@example.com',
  );
});
