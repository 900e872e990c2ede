import { atomFeed } from './atom-feed.ts';
import { childrenOf, parseXml, textOf } from './parse-xml.fixture.ts';

const ENTRY = {
  at: '2026-11-21T12:00:00.000Z',
  who: 'ed (mfe-eco)',
  what: 'live',
  section: 'mfe-eco',
  version: '1111111111111111',
  from: '2222222222222222',
  why: 'released',
  source: {
    commit: '0123456789abcdef0123456789abcdef01234567',
    branch: 'prices',
    author: 'Jo Miller',
    subject: 'Say what a cart costs',
    committedAt: '2026-06-20T10:00:00-04:00',
    isChanged: false,
  },
} as const;

const SITE = { hasMore: false, dealer: 'Carts & More', origin: 'https://www.example.com' };

test('a line is one entry with a name of its own, its words and its commit, times in UTC', () => {
  const feed = parseXml(atomFeed({ ...SITE, entries: [{ number: 7, entry: ENTRY }] }));
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(textOf(feed, 'updated')).toBe(ENTRY.at);
  const [entry, ...more] = childrenOf(feed, 'entry');
  if (entry === undefined) throw new Error('no entry');
  expect(more).toEqual([]);
  expect(textOf(entry, 'id')).toBe('tag:www.example.com,2026:audit-log/7');
  expect(textOf(entry, 'title')).toBe('mfe-eco 11111111 went live');
  expect(textOf(entry, 'updated')).toBe(ENTRY.at);
  expect(textOf(entry, 'content')).toBe(
    [
      'released',
      'version 1111111111111111',
      'before: 2222222222222222',
      'Say what a cart costs (Jo Miller, 2026-06-20T14:00:00.000Z)',
      'commit 0123456789abcdef0123456789abcdef01234567 on prices',
    ].join('\n'),
  );
});

test.each([
  ['<script>alert("1")</script>', '<script>alert("1")</script>'],
  [']]> & &amp; \'"', ']]> & &amp; \'"'],
  ['a bell \u0007, half a \uD83D pair and \uFFFF', 'a bell \uFFFD, half a \uFFFD pair and \uFFFD'],
])('text that people write is text in valid XML: %j', (why, readable) => {
  const feed = parseXml(atomFeed({ ...SITE, entries: [{ number: 7, entry: { ...ENTRY, why, who: why } }] }));
  const [entry] = childrenOf(feed, 'entry');
  const [author] = entry === undefined ? [] : childrenOf(entry, 'author');
  expect(author && textOf(author, 'name')).toBe(readable);
  expect(entry && textOf(entry, 'content')).toContain(readable);
});

test('a log without a line is a feed without an entry', () => {
  const feed = parseXml(atomFeed({ ...SITE, entries: [] }));
  expect(childrenOf(feed, 'entry')).toEqual([]);
  expect(textOf(feed, 'updated')).toBe('1970-01-01T00:00:00.000Z');
});
