import type { PageHead } from '@sgc/contract/section';
import { tokenOf } from '../reporting/view-token.ts';
import { PAGE_HEAD } from '../seo/page-tags.ts';

/** What the shell says of a page that the browser goes to. */
export interface NextPage {
  /** Its tags, as the server writes them for a fresh load of its address. */
  readonly head: PageHead;
  /** Of the view that begins. */
  readonly token: string | undefined;
}

/**
 * Asks the shell for a page's tags.
 * @param set the visit's release set.
 * @throws if the shell cannot say, or does not keep the set any more.
 */
export const fetchNextPage = async (set: string, address: string): Promise<NextPage> => {
  const response = await fetch(`${PAGE_HEAD}?set=${set}&address=${encodeURIComponent(address)}`);
  if (!response.ok) throw new Error(`no head for ${address}: ${response.status}`);
  return { head: await response.json(), token: tokenOf(response) };
};
