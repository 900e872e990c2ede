import { ADDRESSES } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

const { phone } = DEFAULT_BUSINESS_PROFILE;

test(
  'the showroom: where, when, what for, and how to get in touch',
  covers('2.1.6', '2.8.1', '2.8.2', '2.8.4', '3.4'),
  async ({ page }) => {
    await page.goto(ADDRESSES.showroom);
    const main = page.getByRole('main');
    const places = main.getByRole('region', { name: 'Where to find us' }).getByRole('article');
    await expect(places).toHaveCount(2);
    await expect(places.first()).toContainText('Pocono Pines');
    await expect(places.first()).toContainText('Call for directions');
    await expect(places.last()).toContainText('Online');
    await expect(places.last()).toContainText('Schuylkill County, Pennsylvania');
    for (const place of await places.all()) {
      await expect(place.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', telephoneHref(phone));
    }
    await expect(main.getByRole('region', { name: 'At the showroom' }).getByRole('heading', { level: 3 })).toHaveText([
      'Test drives',
      /advice/,
      'Financing options',
    ]);
    const closing = main.getByRole('region', { name: 'Plan your visit' });
    await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', ADDRESSES.contact);
  },
);

test(
  'services: four offers with their prices, reasons, hours and ways to ask',
  covers('2.1.5', '2.8.5', '2.8.6', '9.1.2', '9.1.16'),
  async ({ page }) => {
    await page.goto(ADDRESSES.services);
    const main = page.getByRole('main');
    const offers = main.getByRole('region', { name: 'What we do' }).getByRole('article');
    for (const [name, price] of [
      ['Maintenance and repair', 'From $155 an hour'],
      ['Battery services', 'From $155 an hour'],
      ['Custom modifications', 'On quote'],
      ['Warranty service', 'Covered'],
    ] as const) {
      const offer = offers.filter({ has: page.getByRole('heading', { name }) });
      await expect(offer).toContainText(price);
      expect(await offer.getByRole('listitem').count()).toBeGreaterThan(2);
    }
    await expect(offers.first()).toContainText('24-48 hours');
    await expect(
      main.getByRole('region', { name: 'Why bring it to us' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(4);
    await expect(main.getByRole('region', { name: 'Service department hours' }).getByRole('definition')).toHaveText([
      '8AM-5PM',
      '9AM-3PM',
      'Emergency only',
    ]);
    const closing = main.getByRole('region', { name: 'Something wrong with your cart?' });
    await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', ADDRESSES.contact);
    await expect(closing.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', telephoneHref(phone));
  },
);

test(
  'about: story, figures, map, values, team, regions and contact',
  covers('1.5', '2.1.7', '2.8.7', '2.8.8', '2.8.9', '2.8.10', '2.8.11'),
  async ({ page }) => {
    await page.goto(ADDRESSES.about);
    const main = page.getByRole('main');
    const story = main.getByRole('region', { name: 'Our story' });
    await expect(story.getByRole('definition')).toHaveText(['15+', '1,000+', '2010', '25']);
    await expect(main.getByRole('img', { name: /^Map of Schuylkill County/ })).toBeVisible();
    await expect(
      main.getByRole('region', { name: 'What we stand for' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(4);
    await expect(main.getByRole('region', { name: 'The team' }).getByRole('heading', { level: 3 })).toHaveText([
      'Pocono Pines',
      'Scranton/Wilkes-Barre',
      'Mobile service',
    ]);
    const places = main.getByRole('region', { name: 'Where we deliver' });
    await expect(places.getByRole('heading', { level: 3 })).toHaveText([/^Northern/, /^Central/, /^Southern/]);
    await expect(places.getByRole('listitem').getByRole('link')).toHaveCount(25);
    await expect(main.getByRole('region', { name: 'Find us' }).getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', ADDRESSES.contact);
  },
);
