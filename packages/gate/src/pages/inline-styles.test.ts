import { checkInlineStyles } from './inline-styles.ts';
import { seenPage } from './some-page.fixture.ts';

test('a page that holds neither styles nor scripts passes', () => {
  expect(() => checkInlineStyles([seenPage({})])).not.toThrow();
});

test('a page with a style attribute is refused with the element, and how many more there are', () => {
  expect(() => checkInlineStyles([seenPage({ inline: ['<p style="color: red">', '<b onclick="go()">'] })])).toThrow(
    '/a (mfe-a) holds <p style="color: red"> and 1 more, which browsers leave out',
  );
});
