import { ADDRESSES } from '@sgc/contract/addresses';

/** Five pages, one of each section and the home page, with a word that their titles hold. */
export const PROBED_PAGES = [
  [ADDRESSES.home, /golf carts in /i],
  [ADDRESSES.inventory, /golf carts for sale/i],
  [ADDRESSES.services, /Service/i],
  [ADDRESSES.ecoImpact, /Eco/i],
  [ADDRESSES.contact, /Contact/i],
] as const;

const TITLE = /<title[^>]*>([^<]*)<\/title>/i;

/** The set that a page's own files say they belong to. */
const SET_IN_PAGE = /data-release-set="([^"]+)"/;

/** What is wrong with a page: the title of another one, or files of another set than its header says. */
export const pageFault = (html: string, title: RegExp, set: string | null): 'title' | 'set' | undefined => {
  if (!title.test(TITLE.exec(html)?.[1] ?? '')) return 'title';
  const inPage = SET_IN_PAGE.exec(html)?.[1];
  return inPage !== undefined && inPage !== set ? 'set' : undefined;
};
