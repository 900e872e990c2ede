import { DEFAULT_BUSINESS_PROFILE as business } from '@sgc/contract/business';
import { renderToString } from 'react-dom/server';
import { Chrome } from './index.ts';

const html = renderToString(
  <Chrome
    business={business}
    municipalities={[{ name: 'Deer Lake', slug: 'deer-lake' }]}
    policies={[]}
    pathname="/about"
  >
    <h1>About</h1>
  </Chrome>,
);

test('the server writes what opens without a script: a popover with its button, a dialog with its command', () => {
  const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`id="${target}" popover="auto"`));
  expect(html).toContain('command="show-modal" commandfor="site-menu"');
  expect(html).toContain('id="site-menu"');
});

test('before the script runs, the browser alone tells whether a disclosure is open', () => {
  expect(html).not.toContain('aria-expanded');
});

test('the HTML of the chrome holds no inline styles, scripts or handlers', () => {
  expect(html).not.toMatch(/ style="|<script|<style| on[a-z]+="/);
});
