import { ADDRESSES } from '@sgc/contract/addresses';
import { dayInWords } from '@sgc/contract/business';
import { expect, inPresses, test } from '../../fixtures/tasks.ts';
import { nextDay } from '../../pages/next-day.ts';
import { PERSON } from '../../pages/request-page.ts';
import type { Visitor } from '../../pages/visitor.ts';

const introduce = async (visitor: Visitor): Promise<void> => {
  for (const [label, words] of Object.entries(PERSON)) {
    await visitor.type(visitor.main.getByLabel(label, { exact: true }), words);
  }
};

const send = async (visitor: Visitor): Promise<void> => {
  await visitor.press(visitor.main.getByRole('button', { name: 'Send request' }));
  await expect(visitor.page.getByText('Your request has reached us.')).toBeVisible();
};

test(
  'ask for a test drive next Saturday',
  inPresses(8, async (visitor) => {
    const saturday = nextDay('Saturday');
    await visitor.press(visitor.main.getByRole('link', { name: 'View Details of Denago EV City' }));
    await visitor.press(visitor.main.getByRole('link', { name: 'Pick a day to drive it' }));
    await introduce(visitor);
    await visitor.type(visitor.main.getByLabel('Preferred day'), saturday);
    await send(visitor);
    await expect(visitor.main.getByText(`Test drive, ${dayInWords(saturday)}`)).toBeVisible();
  }),
);

test(
  'have a cart looked at that does not charge',
  inPresses(13, async (visitor) => {
    await visitor.goTo('Services');
    await visitor.press(visitor.main.getByRole('link', { name: 'Request service' }).first());
    await introduce(visitor);
    await visitor.type(visitor.main.getByLabel('Which cart is it?'), 'EV Nomad');
    await visitor.choose(visitor.main.getByLabel('What is wrong?'), 'Battery or charging');
    await visitor.type(visitor.main.getByLabel('Town where the cart is'), 'Tamaqua');
    await visitor.type(visitor.main.getByLabel('Message'), 'It has not charged since Monday.');
    await send(visitor);
  }),
);

test(
  'ask for a cart for three days with its quote',
  inPresses(9, async (visitor) => {
    await visitor.goTo('Rentals');
    await visitor.type(visitor.main.getByLabel('First day'), nextDay('Friday'));
    await visitor.press(visitor.main.getByRole('link', { name: 'Request this rental' }));
    await introduce(visitor);
    await expect(visitor.main.getByLabel('Message')).toHaveValue(/Total before tax and delivery: \$685/);
    await send(visitor);
  }),
);

test(
  'be called back, and look up later whether the dealer has answered',
  inPresses(9, async (visitor) => {
    await visitor.arrive(ADDRESSES.contact);
    await visitor.press(visitor.main.getByRole('link', { name: 'Call back' }));
    await introduce(visitor);
    await send(visitor);
    await visitor.press(visitor.main.getByRole('link', { name: 'See what you asked' }));
    await visitor.type(visitor.main.getByLabel('Email you wrote from'), PERSON.Email);
    await visitor.press(visitor.main.getByRole('button', { name: 'Look it up' }));
    await expect(visitor.main.getByRole('heading', { name: 'Not answered yet' })).toBeVisible();
  }),
);
