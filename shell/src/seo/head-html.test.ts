import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { headHtml } from './head-html.ts';
import { headTags } from './head-tags.ts';

const HOSTILE = '</title><script>alert("1")</script>';

test('no text of a page can break out of its tag', () => {
  const tags = headTags(
    {
      title: HOSTILE,
      description: HOSTILE,
      keywords: [HOSTILE],
      canonicalPath: '/inventory',
      subjects: [{ kind: 'brand', name: HOSTILE }],
    },
    DEFAULT_BUSINESS_PROFILE,
  );
  const html = headHtml(tags);
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('a page without picture or price has no tag for them', () => {
  const html = headHtml(headTags({ title: 'Contact', description: 'Write to us' }, DEFAULT_BUSINESS_PROFILE));
  expect(html).not.toMatch(/og:image|product:|canonical/);
  expect(html).toContain('<title data-page>Contact | Schuylkill Golf Carts</title>');
});
