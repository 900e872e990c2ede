import { readAddress } from './address.ts';

const ANY_SITE = 'http://site.invalid';

/** Where a link leads within the site, in the words that a browser would read it in; the home page if it leads away. */
export const withinSite = (to: string): string => {
  const url = URL.canParse(to, ANY_SITE) ? new URL(to, ANY_SITE) : undefined;
  if (url?.origin !== ANY_SITE) return '/';
  const target = `${url.pathname}${url.search}`;
  const address = readAddress(target);
  if (address.kind === 'moved') return address.to;
  return address.kind === 'page' ? target : '/';
};
