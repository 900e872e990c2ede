import { siteUnderTest } from './site-under-test.ts';

const after = (...words: string[]) => siteUnderTest(words.map((what) => ({ what })));

test('a site that was brought up has the seeded data, and no fault', () => {
  expect(after('brought up with 1 shell')).toEqual({ state: 'seeded', faults: [] });
});

test('the last state counts; a saved one is not known', () => {
  expect(after('state: empty', 'state: large')).toEqual({ state: 'large', faults: [] });
  expect(after('state: large', 'state: mine.sql')).toEqual({ faults: [] });
});

test('a fault lasts from its beginning until it is mended', () => {
  expect(
    after(
      'api-stopped begins: api is shut down in order',
      'mail-link-slow begins: the link to mail answers 700 ms later',
      'api-stopped is mended; the site was whole 900 ms later',
    ).faults,
  ).toEqual(['mail-link-slow']);
});
