import type { Vehicle } from '@sgc/contract/catalog';
import { PROGRAM_ATTRIBUTE } from '@sgc/contract/section';
import { afterPaint } from '@sgc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { NO_FILTERS, type VehicleFilters } from '../../../domain/filter-values.ts';
import type { Respell } from '../../../domain/search-text.ts';
import { useFromVehicles } from '../api/use-from-vehicles.ts';
import { savesData } from '../api/use-idle-prefetch.ts';
import { vehiclesQuery } from '../api/vehicle-list.ts';
import { keepPlace, keepQuery, type RestoredQuery, restoredQuery } from './history-entry.ts';
import { CARDS_PER_PAGE, type InventoryQuery, inventoryKey, inventoryQueryOf } from './inventory-query.ts';
import { useView } from './late-view.ts';

/** What is asked for, and how it came to be. */
interface Asked extends InventoryQuery {
  /** `address`: as the server shows it. `entry`: as this entry of the history kept it. `visitor`: changed just now. */
  readonly by: 'address' | 'entry' | 'visitor';
  /** Grows when the filters change otherwise than by their form, which then has to start anew. */
  readonly form: number;
}

const firstCards = (filters: VehicleFilters): InventoryQuery => ({ filters, from: 0, to: CARDS_PER_PAGE });

/** Spelling is forgiven where nothing was found; without its code nothing was. */
const useRespell = (missed: boolean): Respell | undefined => {
  const [respell, setRespell] = useState<Respell>();
  useEffect(() => {
    if (!missed) return;
    import('../../../domain/spelling.ts').then(
      ({ oneLetterApart }) => setRespell(() => oneLetterApart),
      () => undefined,
    );
  }, [missed]);
  return respell;
};

/** Whether what is rendered must be as the server wrote it; asked once, so that the list does not render again for the answer. */
const isServersPage = (): boolean =>
  typeof document === 'undefined' || document.documentElement.getAttribute(PROGRAM_ATTRIBUTE) !== 'here';

/** The page as the entry of the history left it, after a reload: the server knows its address only. */
const useRestoredPlace = (asked: Asked, isReady: boolean, restore: (kept: RestoredQuery) => void): void => {
  const [place, setPlace] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page's program takes over
  useEffect(() => {
    const kept = restoredQuery();
    if (kept === undefined || asked.by !== 'address') return;
    setPlace(kept.place);
    restore(kept);
  }, []);
  useEffect(() => {
    if (place === undefined || !isReady || asked.by !== 'entry') return;
    window.scrollTo(0, place);
    setPlace(undefined);
  }, [place, isReady, asked.by]);
  useEffect(() => {
    window.addEventListener('pagehide', keepPlace);
    return () => window.removeEventListener('pagehide', keepPlace);
  }, []);
};

/** The inventory of a page: as its address asks for it, or as the visitor left it, until they ask for something else. */
export const useInventory = (search: URLSearchParams) => {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>(() => {
    const kept = isServersPage() ? undefined : restoredQuery();
    return { ...(kept ?? inventoryQueryOf(search)), by: kept === undefined ? 'address' : 'entry', form: 0 };
  });
  const [missed, setMissed] = useState(false);
  const respell = useRespell(missed);
  const [waits, setWaits] = useState(false);
  const view = useView(waits || asked.by !== 'address');
  const key = useMemo(() => inventoryKey(search), [search]);
  const select = useMemo(
    () => view && ((vehicles: readonly Vehicle[]) => view(vehicles, asked, respell)),
    [view, asked, respell],
  );
  const shown = useFromVehicles({ key, select }, asked.by === 'address' ? 'anything' : 'list');
  // A list that came after a failure cannot wait for an idle moment.
  if (shown.kind === 'loading' && !waits) setWaits(true);
  const isMissed = shown.kind === 'ready' && shown.data.matching === 0 && asked.filters.search !== '';
  if (isMissed && !missed && asked.by !== 'address') setMissed(true);

  useRestoredPlace(asked, shown.kind === 'ready', (kept) =>
    setAsked((before) => ({ ...kept, by: 'entry', form: before.form + 1 })),
  );

  // Once it is shown: the history takes milliseconds that the list would come later.
  useEffect(() => (asked.by === 'visitor' ? afterPaint(() => keepQuery(asked)) : undefined), [asked]);

  // The same functions each time: what they are given to need not render again.
  const actions = useMemo(() => {
    // In pieces: the press that asks for a list and the frame that shows it are tasks of their own.
    const change = (next: (before: Asked) => Partial<Asked>) =>
      startTransition(() => setAsked((before) => ({ ...before, ...next(before), by: 'visitor' })));
    /** Takes what the form says. */
    const apply = (filters: VehicleFilters) => change(() => firstCards(filters));
    /** Takes what a link says; the form follows. */
    const choose = (filters: VehicleFilters) => {
      apply(filters);
      change(({ form }) => ({ form: form + 1 }));
    };
    return {
      /** Has the whole list here for a visitor who is about to ask for some of it. */
      prepare: () => {
        if (!savesData()) void queryClient.prefetchQuery(vehiclesQuery(fetch));
      },
      /** Filters for a visitor who is about to apply that: a finger is down for longer than it takes. */
      filterAhead: (filters: VehicleFilters) => {
        const vehicles = queryClient.getQueryData<Vehicle[]>(vehiclesQuery(fetch).queryKey);
        if (vehicles !== undefined) view?.(vehicles, firstCards(filters), respell);
      },
      apply,
      choose,
      clear: () => choose(NO_FILTERS),
      showMore: () => change(({ to }) => ({ to: to + CARDS_PER_PAGE })),
    };
  }, [queryClient, view, respell]);
  return { filters: asked.filters, form: asked.form, shown, isChanged: asked.by === 'visitor', ...actions };
};
