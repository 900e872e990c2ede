import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

test('a button submits a form only when told to', () => {
  expect(renderToStaticMarkup(<Button>Do</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('a link away from the site opens in a new tab, says so, and tells nothing to the opened page', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="https://example.com/" external>
      Apply
    </ButtonLink>,
  );
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener"');
  expect(html).toContain('(opens in a new tab)');
});

test('a link within the site stays in its tab', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/contact">Write</ButtonLink>)).not.toContain('target');
});
