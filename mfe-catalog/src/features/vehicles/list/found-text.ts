import { formatNumber } from '@sgc/ui';
import type { InventoryView } from './inventory-query.ts';

/** What was found, as the heading of the list. */
export const foundText = ({ matching, total, inStock }: InventoryView, isFiltered: boolean): string => {
  if (matching === 0) {
    return isFiltered ? 'No vehicles match your current filters.' : 'No vehicles are listed right now.';
  }
  const noun = matching === 1 ? 'vehicle' : 'vehicles';
  if (isFiltered) return `${formatNumber(matching)} matching ${noun}`;
  return `${formatNumber(matching)} ${noun}: ${formatNumber(inStock)} in stock, ${formatNumber(total - inStock)} to order`;
};

/** How much of the whole list that is, and the word that was looked for instead of the one that was typed. */
export const shownText = ({ matching, total, respelled }: InventoryView): string => {
  const shown = `Showing ${formatNumber(matching)} of ${formatNumber(total)} total vehicles`;
  return respelled === undefined ? shown : `${shown}, for “${respelled}”`;
};
