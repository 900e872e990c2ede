import { DEFAULT_BUSINESS_PROFILE as business, telephoneHref } from '@sgc/contract/business';
import { MUNICIPALITIES } from '../src/domain/municipality/municipality.ts';
import { POLICY_SLUGS } from '../src/features/document/document.queries.ts';
import { section } from '../src/section.ts';
import { renderPage, textOf } from './render-page.tsx';

const dialed = `href="${telephoneHref(business.phone)}"`;

const everyPage = [
  ...['rentals', 'services', 'showroom', 'about', 'privacy', 'terms', 'accessibility'].map((id) => [id, {}] as const),
  ...MUNICIPALITIES.map(({ slug }) => ['municipality', { municipality: slug }] as const),
  ...POLICY_SLUGS.map((slug) => ['policy', { policy: slug }] as const),
];

test.each(everyPage)('%s %j has one title, a way to call, and a description', async (id, params) => {
  const { outcome, html, seo } = await renderPage(id, params);
  expect(outcome).toBe('ok');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(dialed);
  expect(html).not.toContain('{');
  expect(seo?.title.length).toBeGreaterThan(4);
  expect(seo?.title.length).toBeLessThanOrEqual(60);
  expect(seo?.description.length).toBeGreaterThan(30);
  expect(seo?.description).not.toContain('{');
  expect(seo?.breadcrumbs?.at(-1)?.path).toBe(seo?.canonicalPath);
});

test('titles and canonical addresses are each used once', async () => {
  const pages = await Promise.all(everyPage.map(([id, params]) => renderPage(id, params)));
  const paths = pages.map(({ seo }) => seo?.canonicalPath);
  const titles = pages.map(({ seo }) => seo?.title);
  expect(new Set(paths).size).toBe(everyPage.length);
  expect(new Set(titles).size).toBe(everyPage.length);
});

test('headings go down one level at a time', async () => {
  for (const [id, params] of everyPage) {
    const levels = [...(await renderPage(id, params)).html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    const skipped = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect([id, params, skipped]).toEqual([id, params, []]);
  }
});

test('an unknown town and an unknown policy are not found', async () => {
  expect((await renderPage('municipality', { municipality: 'dover' })).outcome).toBe('not-found');
  expect((await renderPage('policy', { policy: 'cookie-policy' })).outcome).toBe('not-found');
  expect((await renderPage('policy', { policy: 'constructor' })).outcome).toBe('not-found');
});

test('rentals: three plans of four durations, twelve buttons that dial, the printed savings', async () => {
  const { html } = await renderPage('rentals');
  expect(html.match(/<table/g)).toHaveLength(3);
  const buttons = html.match(new RegExp(`<a [^>]*${dialed.replace('+', '\\+')}[^>]*>RESERVE TODAY`, 'g'));
  expect(buttons).toHaveLength(12);
  for (const savings of ['6.8', '38.7', '61.6', '16.9', '32.2', '60.4']) expect(html).toContain(`SAVE ${savings}%`);
  for (const price of ['$245', '$685', '$1,050', '$2,800', '$228.34', '$116.67']) expect(html).toContain(price);
});

test('rentals without JavaScript: the address is the form, and a bad value says what is wrong', async () => {
  const asked = new URLSearchParams({ plan: 'six-seater', days: '8', deliveryMiles: '20', additionalDrivers: '1' });
  const { html } = await renderPage('rentals', {}, asked);
  // 1,400 for 7 days, 200 for the 8th, 10 miles at 6, one driver at 25.
  expect(html).toContain('$1,685');
  const wrong = await renderPage('rentals', {}, new URLSearchParams({ days: '31' }));
  expect(textOf(wrong.html)).toContain('Please enter a whole number from 1 to 30');
});

test('showroom: one place to go to, one online, every town by link, no invented street', async () => {
  const { html } = await renderPage('showroom');
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toContain('Call for directions');
  for (const { slug } of MUNICIPALITIES) expect(html).toContain(`href="/${slug}-golf-carts"`);
});

test('about: every municipality once, in three groups whose numbers add up', async () => {
  const { html } = await renderPage('about');
  for (const { slug } of MUNICIPALITIES) expect(html.split(`href="/${slug}-golf-carts"`)).toHaveLength(2);
  const counts = [...textOf(html).matchAll(/^(\d+) municipalities$/gm)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(MUNICIPALITIES.length);
});

test('policies: a banner, a table of contents, the date; the report names its year instead', async () => {
  const policy = await renderPage('policy', { policy: 'rental-policy' });
  expect(policy.html).toContain('banner-rental-policy.svg');
  expect(policy.html).toContain('href="#deposits"');
  expect(policy.html).toContain('Effective January 23, 2025');
  const report = await renderPage('policy', { policy: 'staffing-report' });
  expect(report.html).toContain('Reporting period: calendar year 2024');
  expect(report.html).not.toContain('January 23');
});

test('no page names a county of a sibling site', async () => {
  for (const [id, params] of everyPage) {
    const text = textOf((await renderPage(id, params)).html);
    expect(text).not.toMatch(/\b(Delaware|Dover|Sussex|Berks|Montgomery|Ocean|Luzerne)\b/);
  }
});

test('other programs learn the name and slug of every municipality', () => {
  expect(JSON.parse(JSON.stringify(section.data)).municipalities).toEqual(
    MUNICIPALITIES.map(({ name, slug }) => ({ name, slug })),
  );
});
