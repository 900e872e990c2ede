import { ADDRESSES } from '@sgc/contract/addresses';
import { dayAfter, dayInWords } from '@sgc/contract/business';
import { contactSubmissionSchema, REQUEST_KINDS, requestAddress } from '@sgc/contract/leads';
import { covers } from '../../coverage/covers.ts';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { nextDay } from '../../pages/next-day.ts';
import { RequestPage } from '../../pages/request-page.ts';

const API = '**/api/contact';
const SATURDAY = nextDay('Saturday');
const SUNDAY = nextDay('Sunday');

for (const kind of REQUEST_KINDS) {
  test(`the form for "${kind}" breaks no rule of accessibility and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 667 });
    await new RequestPage(page).open(kind);
    await expect(page.getByRole('navigation', { name: 'What you ask for' }).locator('[aria-current=page]')).toHaveCount(
      1,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
}

test(
  'a test drive is sent with its cart and its days, and thanks with a file for the calendar',
  covers('2.7.12', '2.7.14'),
  async ({ page }) => {
    const request = new RequestPage(page);
    await page.route(API, (route) => route.fulfill({ status: 201, json: { reference: 'K7Q2-9XWD' } }));
    await request.open('test-drive', { vehicle: 'denago-ev-city' });
    await expect(request.form.getByRole('link', { name: 'Denago EV City' })).toBeVisible();
    await expect(request.form.getByLabel('Which cart?')).toHaveCount(0);
    await request.fillPerson();
    await request.field('Preferred day').fill(SATURDAY);
    await request.field('Another day').fill(dayAfter(SATURDAY, 7));
    await request.field('Part of the day').selectOption('Morning');
    const posted = page.waitForRequest(API);
    await request.sendButton.click();
    const body: unknown = (await posted).postDataJSON();
    expect(contactSubmissionSchema.parse(body)).toMatchObject({
      interest: 'sales',
      vehicle: 'denago-ev-city',
      message: 'I would like to take a test drive.',
      details: { kind: 'test-drive', day: SATURDAY, otherDay: dayAfter(SATURDAY, 7), part: 'morning' },
    });

    await expect(page).toHaveURL(`/thank-you?ref=K7Q2-9XWD&request=test-drive&day=${SATURDAY}&part=morning`);
    await expect(page.getByText(`Test drive, ${dayInWords(SATURDAY)}, morning`)).toBeVisible();
    await expect(page.getByText('(not confirmed yet)')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).click();
    const file = await (await downloading).createReadStream();
    const text = (await file.toArray()).join('');
    expect(text).toContain('STATUS:TENTATIVE');
    expect(text).toContain(`DTSTART;VALUE=DATE:${SATURDAY.replaceAll('-', '')}`);
    await expect(page.getByRole('link', { name: 'See what you asked' })).toHaveAttribute(
      'href',
      '/request-status?ref=K7Q2-9XWD',
    );
  },
);

test(
  'a day on which the dealer is closed is reported beside its field, by form and server alike',
  covers('2.7.13'),
  async ({ page, request }) => {
    const asked = new RequestPage(page);
    await asked.open('test-drive');
    await asked.fillPerson();
    await asked.field('Preferred day').fill(SUNDAY);
    await asked.sendButton.click();
    const said = 'Sunday: closed. Please choose another day, or call us.';
    await expect(asked.form.getByRole('alert').getByRole('link', { name: said })).toBeVisible();
    await expect(asked.field('Preferred day')).toHaveAccessibleDescription(new RegExp(said.slice(0, 30)));
    await expect(asked.form.getByLabel('First name')).toHaveValue('Ada');
    const refused = await request.post('/api/contact', {
      data: {
        firstName: 'Ada',
        lastName: 'Moyer',
        email: 'ada@example.com',
        phone: '570-555-0134',
        message: 'I would like to take a test drive.',
        details: { kind: 'test-drive', day: SUNDAY },
      },
    });
    expect(refused.status()).toBe(400);
    expect((await refused.json()).details).toEqual([{ field: 'details.day', message: said }]);
    // The remark goes once the day is mended.
    await asked.field('Preferred day').fill(SATURDAY);
    await expect(asked.field('Preferred day')).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('typed words go along from one form to the other, and what only one of them asks comes back', async ({ page }) => {
  const asked = new RequestPage(page);
  await asked.open('service');
  await asked.fillPerson();
  await asked.field('Town where the cart is').fill('Tamaqua');
  await asked.field('Message').fill('It hums and does not move.');
  const kinds = page.getByRole('navigation', { name: 'What you ask for' });
  await kinds.getByRole('link', { name: 'Call back' }).click();
  await expect(page).toHaveURL(requestAddress('call'));
  await expect(asked.field('Message')).toHaveValue('It hums and does not move.');
  await expect(asked.form.getByLabel('First name')).toHaveValue('Ada');
  await kinds.getByRole('link', { name: 'Service' }).click();
  await expect(asked.field('Town where the cart is')).toHaveValue('Tamaqua');
});

test('a form that a link began holds no word of the visitor, and its beginning does not follow to another form', async ({
  page,
}) => {
  const asked = new RequestPage(page);
  await asked.open('rental', { cart: '6 seater', town: 'Tamaqua' });
  await expect(asked.field('Which cart?')).toHaveValue('6 seater');
  await expect(asked.form).not.toHaveAttribute('data-unsent');
  await page.getByRole('navigation', { name: 'What you ask for' }).getByRole('link', { name: 'Message' }).click();
  await expect(page).toHaveURL(ADDRESSES.contact);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('other pages lead to the form that fits', async ({ page }) => {
  for (const [address, name, expected] of [
    [ADDRESSES.services, 'Request service', requestAddress('service')],
    ['/vehicle/ev-city', 'Pick a day to drive it', requestAddress('test-drive', { vehicle: 'ev-city' })],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', expected);
  }
  await page.goto(`${ADDRESSES.rentals}?days=3&from=${SATURDAY}`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Request this rental' }).click();
  const asked = new RequestPage(page);
  await expect(asked.field('First day')).toHaveValue(SATURDAY);
  await expect(asked.field('Last day')).toHaveValue(dayAfter(SATURDAY, 3));
  await expect(asked.field('Message')).toHaveValue(/^I would like to rent: 4 seater, 3 days/);
});
