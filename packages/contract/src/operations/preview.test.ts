import { previewedReleases, previewSchema } from './preview.schema.ts';

const FIRST = { section: 'mfe-eco', version: '1111111111111111' };
const SECOND = { section: 'mfe-leads', version: '2222222222222222' };
const ONE = { ...FIRST, token: '0'.repeat(64), expires: 1 };

test('a preview that was stored before there were several shows its one version', () => {
  expect(previewedReleases(previewSchema.parse(ONE))).toEqual([FIRST]);
});

test('a preview of several shows them all, the first one first', () => {
  expect(previewedReleases(previewSchema.parse({ ...ONE, beside: [SECOND] }))).toEqual([FIRST, SECOND]);
});

test('a preview of two versions of one section is none', () => {
  expect(previewSchema.safeParse({ ...ONE, beside: [{ ...FIRST, version: SECOND.version }] }).success).toBe(false);
});
