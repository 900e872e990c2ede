import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { TERMS_IN_MONTHS } from '../domain/payment.ts';
import { contactSeo, financingSeo, thankYouSeo } from '../pages/leads.seo.ts';
import { BENEFITS, DISCLAIMER, OFFER, ON_APPROVED_CREDIT, PARTNERS } from './financing.ts';
import { NEXT_STEPS } from './thank-you.ts';

const business = DEFAULT_BUSINESS_PROFILE;

test('eight partners: every page of the profile once, and two by phone', () => {
  expect(PARTNERS).toHaveLength(8);
  expect(PARTNERS.filter(({ url }) => url === undefined)).toHaveLength(2);
  const urls = PARTNERS.flatMap(({ url }) => (url === undefined ? [] : [url]));
  expect(urls.sort()).toEqual(Object.keys(business.partnerUrls).sort());
});

test('the lowest rate never stands without its condition', () => {
  const texts = [...BENEFITS, financingSeo({ business }).description, ...DISCLAIMER];
  const rate = `${OFFER.lowestRate}% APR`;
  for (const text of texts.filter((sentence) => sentence.includes(rate))) {
    expect(text).toMatch(new RegExp(`${ON_APPROVED_CREDIT}|select models and on approved credit`));
  }
});

test('the terms of the offer are the terms of the estimator', () => {
  expect([TERMS_IN_MONTHS[0], TERMS_IN_MONTHS.at(-1)]).toEqual([OFFER.shortestTerm, OFFER.longestTerm]);
});

test('three steps follow a message', () => {
  expect(NEXT_STEPS).toHaveLength(3);
});

test.each([contactSeo({ business }), thankYouSeo(), financingSeo({ business })])(
  '$title reads whole in a list of results',
  ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('the thank-you page is not listed', () => {
  expect(thankYouSeo().robots).toBe('noindex');
  expect(thankYouSeo().canonicalPath).toBeUndefined();
});
