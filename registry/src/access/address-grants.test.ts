import { isGranted } from './address-grants.ts';

test("a page below its section's own prefix needs no grant", () => {
  expect(isGranted('mfe-eco', '/eco/batteries')).toBe(true);
  expect(isGranted('mfe-new', '/new/page/:id')).toBe(true);
});

test('an address outside the prefix is granted to the section that is named with it, and to no other', () => {
  expect(isGranted('mfe-eco', '/eco-impact')).toBe(true);
  expect(isGranted('mfe-catalog', '/eco-impact')).toBe(false);
  expect(isGranted('mfe-eco', '/contact')).toBe(false);
});

test("another section's prefix, and one that only begins alike, are not granted", () => {
  expect(isGranted('mfe-leads', '/eco/batteries')).toBe(false);
  expect(isGranted('mfe-eco', '/ecology')).toBe(false);
  expect(isGranted('mfe-eco', '/eco')).toBe(false);
});
