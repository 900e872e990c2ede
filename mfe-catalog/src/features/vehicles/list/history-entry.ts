import { filtersOf, searchOf } from '../../../domain/vehicle-search.ts';
import { CARDS_PER_PAGE, type InventoryQuery } from './inventory-query.ts';

/** Cards that an entry asks for at most: an entry may hold any number. */
const MOST_CARDS = 100 * CARDS_PER_PAGE;

const NAME = 'inventory';

/** What an entry showed, and how far down its visitor was when its document went. */
export interface RestoredQuery extends InventoryQuery {
  readonly place: number;
}

/** First and last card, the place, and the filters as an address has them. */
const ENTRY = /^(\d{1,6}) (\d{1,6}) (\d{1,9}) (.*)$/;

const stateOfEntry = (): Readonly<Record<string, unknown>> => (history.state as Record<string, unknown> | null) ?? {};

const keep = ({ from, to, filters }: InventoryQuery, place: number): void => {
  const kept = `${from} ${to} ${place} ${searchOf(filters, 1)}`;
  history.replaceState({ ...stateOfEntry(), [NAME]: kept }, '');
};

/** Keeps what is shown with the entry of the session's history, whose address stays as it is. */
export const keepQuery = (query: InventoryQuery): void => keep(query, 0);

/** What this entry showed when it was left. */
export const restoredQuery = (): RestoredQuery | undefined => {
  const kept = ENTRY.exec(String(stateOfEntry()[NAME]));
  if (kept === null) return undefined;
  const [from = 0, to = 0, place = 0] = kept.slice(1).map(Number);
  return {
    filters: filtersOf(new URLSearchParams(kept[4])),
    from,
    to: Math.min(Math.max(to, from + CARDS_PER_PAGE), from + MOST_CARDS),
    place,
  };
};

/** Keeps how far down the visitor is, for a reload. */
export const keepPlace = (): void => {
  const kept = restoredQuery();
  if (kept !== undefined) keep(kept, Math.round(window.scrollY));
};
