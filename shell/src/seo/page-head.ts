import type { PageHead } from '@sgc/contract/section';
import { PAGE_HEAD } from './page-tags.ts';

/**
 * The tags of a page that the browser goes to, as the server writes them for a fresh load of its address.
 * @param set the visit's release set.
 * @throws if the shell cannot say, or does not keep the set any more.
 */
export const fetchPageHead = async (set: string, address: string): Promise<PageHead> => {
  const response = await fetch(`${PAGE_HEAD}?set=${set}&address=${encodeURIComponent(address)}`);
  if (!response.ok) throw new Error(`no head for ${address}: ${response.status}`);
  return response.json();
};

/** The title among the tags. */
export const titleOf = (head: PageHead): string => head.find(({ tag }) => tag === 'title')?.text ?? '';
