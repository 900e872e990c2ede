import { renderPage, samplesOf, testPages } from '@sgc/build/page-tests';
import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE as business, telephoneHref } from '@sgc/contract/business';
import { MUNICIPALITIES } from '../src/domain/municipality/municipality.ts';
import { section } from '../src/section.ts';
import { textOf } from './text-of.ts';

const dialed = `href="${telephoneHref(business.phone)}"`;

const everyAddress = section.pages.flatMap(samplesOf);

testPages(section);

test.each(everyAddress)('%s has a way to call, and no word is left to be filled in', async (address) => {
  const { html, seo } = await renderPage(section, address);
  expect(html).toContain(dialed);
  expect(html).not.toContain('{');
  expect(seo?.description).not.toContain('{');
});

test('an unknown town and an unknown policy are not found', async () => {
  expect((await renderPage(section, municipalityAddress('dover'))).outcome).toBe('not-found');
  expect((await renderPage(section, policyAddress('cookie-policy'))).outcome).toBe('not-found');
  expect((await renderPage(section, policyAddress('constructor'))).outcome).toBe('not-found');
});

test('rentals: three plans of four durations, twelve buttons that dial, the printed savings', async () => {
  const { html } = await renderPage(section, ADDRESSES.rentals);
  expect(html.match(/<table/g)).toHaveLength(3);
  const buttons = html.match(new RegExp(`<a [^>]*${dialed.replace('+', '\\+')}[^>]*>RESERVE TODAY`, 'g'));
  expect(buttons).toHaveLength(12);
  for (const savings of ['6.8', '38.7', '61.6', '16.9', '32.2', '60.4']) expect(html).toContain(`SAVE ${savings}%`);
  for (const price of ['$245', '$685', '$1,050', '$2,800', '$228.34', '$116.67']) expect(html).toContain(price);
});

test('rentals without JavaScript: the address is the form, and a bad value says what is wrong', async () => {
  const { html } = await renderPage(section, '/rentals?plan=six-seater&days=8&deliveryMiles=20&additionalDrivers=1');
  // 1,400 for 7 days, 200 for the 8th, 10 miles at 6, one driver at 25.
  expect(html).toContain('$1,685');
  const wrong = await renderPage(section, '/rentals?days=31');
  expect(textOf(wrong.html)).toContain('Please enter a whole number from 1 to 30');
});

test('showroom: one place to go to, one online, every town by link, no invented street', async () => {
  const { html } = await renderPage(section, ADDRESSES.showroom);
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toContain('Call for directions');
  for (const { slug } of MUNICIPALITIES) expect(html).toContain(`href="/${slug}-golf-carts"`);
});

test('about: every municipality once, in three groups whose numbers add up', async () => {
  const { html } = await renderPage(section, ADDRESSES.about);
  for (const { slug } of MUNICIPALITIES) expect(html.split(`href="/${slug}-golf-carts"`)).toHaveLength(2);
  const counts = [...textOf(html).matchAll(/^(\d+) municipalities$/gm)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(MUNICIPALITIES.length);
});

test('policies: a banner, a table of contents, the date; the report names its year instead', async () => {
  const policy = await renderPage(section, policyAddress('rental-policy'));
  expect(policy.html).toContain('banner-rental-policy.svg');
  expect(policy.html).toContain('href="#deposits"');
  expect(policy.html).toContain('Effective January 23, 2025');
  const report = await renderPage(section, policyAddress('staffing-report'));
  expect(report.html).toContain('Reporting period: calendar year 2024');
  expect(report.html).not.toContain('January 23');
});

test('no page names a county of a sibling site', async () => {
  for (const address of everyAddress) {
    const text = textOf((await renderPage(section, address)).html);
    expect(text).not.toMatch(/\b(Delaware|Dover|Sussex|Berks|Montgomery|Ocean|Luzerne)\b/);
  }
});

test('other programs learn the name and slug of every municipality', () => {
  expect(JSON.parse(JSON.stringify(section.data)).municipalities).toEqual(
    MUNICIPALITIES.map(({ name, slug }) => ({ name, slug })),
  );
});
