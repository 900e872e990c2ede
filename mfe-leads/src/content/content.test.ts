import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { contactSeo, financingSeo, thankYouSeo } from '../pages/leads.seo.ts';
import { benefitsOf, disclaimerOf, lowestRate, ON_APPROVED_CREDIT, PARTNERS } from './financing.ts';
import { NEXT_STEPS } from './thank-you.ts';

const business = DEFAULT_BUSINESS_PROFILE;

test('eight partners: every page of the profile once, and two by phone', () => {
  expect(PARTNERS).toHaveLength(8);
  expect(PARTNERS.filter(({ url }) => url === undefined)).toHaveLength(2);
  const urls = PARTNERS.flatMap(({ url }) => (url === undefined ? [] : [url]));
  expect(urls.sort()).toEqual(Object.keys(business.partnerUrls).sort());
});

test('the lowest rate never stands without its condition', () => {
  const { financing } = business;
  const texts = [...benefitsOf(financing), financingSeo({ business }).description, ...disclaimerOf(financing)];
  const quoting = texts.filter((sentence) => sentence.includes(lowestRate(financing)));
  expect(quoting).toHaveLength(3);
  for (const text of quoting) {
    expect(text).toMatch(new RegExp(`${ON_APPROVED_CREDIT}|select models and on approved credit`));
  }
});

test('three steps follow a message', () => {
  expect(NEXT_STEPS).toHaveLength(3);
});

test.each([contactSeo({ business }), thankYouSeo({ business }), financingSeo({ business })])(
  '$title reads whole in a list of results',
  ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('the thank-you page is not listed', () => {
  expect(thankYouSeo({ business }).robots).toBe('noindex');
  expect(thankYouSeo({ business }).canonicalPath).toBeUndefined();
});
