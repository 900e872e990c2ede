import { businessProfileSchema } from './business-profile.ts';
import { DEFAULT_BUSINESS_PROFILE, defaultedValues } from './default-profile.ts';
import { telephoneHref } from './telephone.ts';

test('the default profile is a profile', () => {
  expect(businessProfileSchema.parse(DEFAULT_BUSINESS_PROFILE)).toEqual(DEFAULT_BUSINESS_PROFILE);
});

test('the default profile names no street, no source of a rating and no address of a real site', () => {
  expect(DEFAULT_BUSINESS_PROFILE.branches.filter(({ streetAddress }) => streetAddress !== undefined)).toEqual([]);
  expect(DEFAULT_BUSINESS_PROFILE.ratings.filter(({ sourceUrl }) => sourceUrl !== undefined)).toEqual([]);
  const addresses = JSON.stringify(DEFAULT_BUSINESS_PROFILE).match(/https?:\/\/[^/"]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/\.example\.com$/);
});

test('a value that was set no longer counts as a default', () => {
  expect(defaultedValues(DEFAULT_BUSINESS_PROFILE)).toEqual(Object.keys(DEFAULT_BUSINESS_PROFILE));
  expect(defaultedValues({ ...DEFAULT_BUSINESS_PROFILE, phone: '1-570-555-0100' })).not.toContain('phone');
});

test('the phone number is dialed with its country code', () => {
  expect(telephoneHref('1-844-844-6638')).toBe('tel:+18448446638');
});
