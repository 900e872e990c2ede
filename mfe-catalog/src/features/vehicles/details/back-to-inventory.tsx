import { ADDRESSES } from '@sgc/contract/addresses';
import type { MouseEvent } from 'react';

/** The inventory as this visitor left it, if they came from there; browsers without the Navigation API do not say. */
const leftInventory = (): NavigationHistoryEntry | undefined => {
  if (typeof navigation === 'undefined') return undefined;
  const now = navigation.currentEntry?.index ?? 0;
  return navigation
    .entries()
    .slice(0, now)
    .findLast(({ url }) => url !== null && new URL(url).pathname === ADDRESSES.inventory);
};

const goBack = (event: MouseEvent): void => {
  const entry = leftInventory();
  if (entry === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void navigation.traverseTo(entry.key);
};

/** Leads back to the inventory with the search and the place that were left there. */
export const BackToInventory = () => (
  <a href={ADDRESSES.inventory} onClick={goBack}>
    Back to Inventory
  </a>
);
