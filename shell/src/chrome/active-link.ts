/**
 * The value of `aria-current` on a link: `page` on the page itself, `true` on the part of the site it lies in. Home is
 * only ever itself.
 */
export const currentState = (href: string, pathname: string): 'page' | 'true' | undefined => {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
};
