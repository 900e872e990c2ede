import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

const NAMES = [
  'Pottsville',
  'Schuylkill Haven',
  'Saint Clair',
  'Minersville',
  'Tamaqua',
  'Orwigsburg',
  'Pine Grove',
  'Tremont',
  'North Manheim Township',
  'Norwegian Township',
  'Cass Township',
  'Branch Township',
  'Wayne Township',
  'West Penn Township',
  'Auburn',
  'Deer Lake',
  'Landingville',
  'New Philadelphia',
  'Port Carbon',
  'Shenandoah',
  'Mahanoy City',
  'Mount Carmel',
  'Ashland',
  'Frackville',
  'Girardville',
];

test(
  'the 25 municipalities in their order, under their names',
  covers('2.3.1', '2.2.11', '2.8.3'),
  async ({ page }) => {
    await page.goto(ADDRESSES.showroom);
    const addresses = NAMES.map((name) => municipalityAddress(name.toLowerCase().replaceAll(' ', '-')));
    for (const part of [
      page.getByRole('contentinfo').getByRole('navigation', { name: 'Where we deliver' }),
      page.getByRole('region', { name: 'Areas we serve' }),
    ]) {
      await expect(part.getByRole('link')).toHaveText(NAMES);
      expect(
        await part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(addresses);
    }
  },
);

test(
  'the page of a municipality tells its benefits, services and facts, and closes with a way to the contact page',
  covers('2.3.3', '2.3.4', '2.3.5', '2.3.7', '3.3', '9.1.6'),
  async ({ page }) => {
    await page.goto(municipalityAddress('pottsville'));
    const main = page.getByRole('main');
    const benefits = main.getByRole('region', { name: 'What we do in Pottsville' });
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(benefits).toContainText('within 15 miles of the center of Pottsville');
    const services = main.getByRole('list').filter({ has: page.getByRole('link', { name: 'Rentals by the day' }) });
    await expect(services.getByRole('listitem')).toHaveCount(8);
    for (const [term, value] of [
      ['Type', 'City'],
      ['Population', '13,346'],
      ['Service area', '25 municipalities'],
      ['Phone', '1-844-844-6638'],
    ] as const) {
      const entry = main.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: term }) });
      await expect(entry.getByRole('definition').first()).toContainText(value);
    }
    const closing = main.getByRole('region', { name: 'Try one in Pottsville' });
    await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', ADDRESSES.contact);
  },
);

test('on the map of every municipality its name touches no dot and is whole', async ({ page }) => {
  for (const name of NAMES) {
    await page.goto(municipalityAddress(name.toLowerCase().replaceAll(' ', '-')), { waitUntil: 'domcontentloaded' });
    const map = page.getByRole('img', { name: /on a map of/ });
    const touched = await map.evaluate(async (svg, label) => {
      await document.fonts.ready;
      const box = (element: Element) => element.getBoundingClientRect();
      const text = [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === label);
      if (text === undefined) return ['there is no name'];
      // The letters, without the room that the face keeps above and below them.
      const { left, right, top, height } = box(text);
      const [above, below] = [top + height * 0.2, top + height * 0.92];
      const whole = box(svg);
      const isWhole = left >= whole.left && right <= whole.right && above >= whole.top && below <= whole.bottom;
      return [...svg.querySelectorAll('circle')]
        .map(box)
        .filter((dot) => dot.right >= left && dot.left <= right && dot.bottom >= above && dot.top <= below)
        .map(({ x, y }) => `a dot at ${x}, ${y}`)
        .concat(isWhole ? [] : ['the name is cut']);
    }, name);
    expect(touched, name).toEqual([]);
  }
});
