import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADDRESSES } from '@sgc/contract/addresses';
import PostalMime from 'postal-mime';
import { ProjectCopy } from '../../fixtures/project-copy.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startWholeSite, type WholeSite } from '../../fixtures/whole-site.ts';
import { ContactPage } from '../../pages/contact-page.ts';

/** The files of the recipe, with a line of each and what it becomes. */
const CHANGES: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    'packages/contract/src/leads/contact-message.schema.ts',
    "  interest: z._default(z.enum(CONTACT_INTERESTS), 'sales'),",
    "  club: z.optional(storedText(1, 100, 'Please name your club')),\n  interest: z._default(z.enum(CONTACT_INTERESTS), 'sales'),",
  ],
  [
    'mfe-leads/src/features/contact/contact-form.tsx',
    '<Field {...field(\'phone\')} label="Phone" type="tel" autoComplete="tel" />',
    '<Field {...field(\'phone\')} label="Phone" type="tel" autoComplete="tel" />\n          <Field {...field(\'club\')} required={false} label="Golf club" />',
  ],
  [
    'api/src/leads/lead.entity.ts',
    '  /** Id of the cart it is about. */',
    "  @Column({ type: 'text', nullable: true })\n  club: string | null;\n\n  /** Id of the cart it is about. */",
  ],
  [
    'api/src/leads/delivery/compose-mail.ts',
    "    ['Cart', lead.vehicle],",
    "    ['Golf club', lead.club],\n    ['Cart', lead.vehicle],",
  ],
];

/** As the recipe says: a migration, made by the command, with its statements. */
const addMigration = async (copy: ProjectCopy): Promise<void> => {
  const command = ['--import', 'tsx', 'packages/local/src/new-migration.ts', 'add-club-to-lead'];
  await promisify(execFile)(process.execPath, command, { cwd: copy.folder });
  const folder = 'api/src/database/migrations';
  const file = (await readdir(join(copy.folder, folder))).find((name) => name.endsWith('-add-club-to-lead.ts'));
  await copy.replace(join(folder, `${file}`), 'ALTER TABLE …', 'ALTER TABLE lead ADD IF NOT EXISTS club text');
};

let copy: ProjectCopy;
let site: WholeSite;

// A form that is filled in faster than people type is suspected, and not mailed; the page's program measures that.
test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  // A copy of the whole project is changed, installed and built.
  test.setTimeout(400_000);
  copy = await ProjectCopy.make();
  await copy.install();
  for (const [file, from, to] of CHANGES) await copy.replace(file, from, to);
  await addMigration(copy);
  site = await startWholeSite({ MAIL_DELIVERY: 'files', MAIL_TO: 'dealer@example.com' }, copy.folder);
});
test.afterAll(async () => {
  await site.stop();
  await copy.remove();
});

test("given the four files of the recipe and a migration, a new field is in the form, in the lead and in the dealer's mail", async ({
  page,
}) => {
  await page.goto(`${site.address}${ADDRESSES.contact}`);
  const contact = new ContactPage(page);
  await contact.fillIn();
  await contact.form.getByLabel('Golf club').fill('Mountain Valley');
  await contact.sendButton.click();
  await expect(page).toHaveURL(/\/thank-you\?ref=/);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  expect(await site.command('leads', 'show', reference)).toContain('club: Mountain Valley\n');
  const mails = join(site.folder, 'api/mail');
  const mailed = async (): Promise<string> => {
    const files = await readdir(mails).catch(() => []);
    const texts = files.map(async (file) => (await PostalMime.parse(await readFile(join(mails, file)))).text);
    return (await Promise.all(texts)).join('\n');
  };
  await expect.poll(mailed).toContain('Golf club: Mountain Valley');
});
