import { currentState } from './active-link.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/inventory', undefined],
  ['/inventory', '/inventory', 'page'],
  ['/about', '/about/team', 'true'],
  ['/about', '/about-us', undefined],
])('a link to %s on %s is %s', (href, pathname, state) => {
  expect(currentState(href, pathname)).toBe(state);
});
