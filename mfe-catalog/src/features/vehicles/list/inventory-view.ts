import type { Vehicle } from '@sgc/contract/catalog';
import { cardFacts } from '../../../domain/card-facts.ts';
import { facetChoices } from '../../../domain/facet-choices.ts';
import type { Respell } from '../../../domain/search-text.ts';
import { filterVehicles } from '../../../domain/vehicle-filters.ts';
import type { FromVehicles } from '../api/from-vehicles.ts';
import {
  CARDS_PER_PAGE,
  type InventoryQuery,
  type InventoryView,
  inventoryKey,
  inventoryQueryOf,
} from './inventory-query.ts';

/** What was shown last of a list: filters that are pressed for are not worked out again when they are applied. */
const lastViews = new WeakMap<readonly Vehicle[], { readonly asked: string; readonly view: InventoryView }>();

const newView = (
  vehicles: readonly Vehicle[],
  { filters, from, to }: InventoryQuery,
  respell: Respell | undefined,
): InventoryView => {
  const { vehicles: matching, counts, respelled } = filterVehicles(vehicles, filters, respell);
  const lastPage = Math.max(0, Math.ceil(matching.length / CARDS_PER_PAGE) - 1);
  const start = Math.min(from, lastPage * CARDS_PER_PAGE);
  return {
    cards: matching.slice(start, start + to - from).map(cardFacts),
    from: start,
    matching: matching.length,
    total: vehicles.length,
    inStock: vehicles.reduce((sum, { inStock }) => sum + Number(inStock), 0),
    choices: facetChoices(counts, filters),
    ...(respelled !== undefined && { respelled }),
  };
};

/** A page beyond the end is the last page. */
export const viewInventory = (
  vehicles: readonly Vehicle[],
  query: InventoryQuery,
  respell?: Respell,
): InventoryView => {
  const asked = JSON.stringify([query.filters, query.from, query.to, respell !== undefined]);
  const last = lastViews.get(vehicles);
  if (last?.asked === asked) return last.view;
  const view = newView(vehicles, query, respell);
  lastViews.set(vehicles, { asked, view });
  return view;
};

/** The inventory as an address asks for it. */
export const inventoryFrom = (search: URLSearchParams, respell?: Respell): FromVehicles<InventoryView> => {
  const query = inventoryQueryOf(search);
  return { key: inventoryKey(search), select: (vehicles) => viewInventory(vehicles, query, respell) };
};
