import { ADDRESSES } from '@sgc/contract/addresses';
import type { LoadOutcome, PageContext, PageProps } from '@sgc/contract/section';
import { Hero, Section, Stack, VisuallyHidden } from '@sgc/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { VehicleFilters } from '../domain/filter-values.ts';
import type { StoredCart } from '../domain/stored-carts.ts';
import { activeFilters } from '../domain/vehicle-search.ts';
import { CartChoices } from '../features/shortlists/cart-choices.tsx';
import { Comparison } from '../features/shortlists/comparison.tsx';
import { loadFromVehicles } from '../features/vehicles/api/from-vehicles.ts';
import { type Handover, outcomeOf } from '../features/vehicles/api/handover.ts';
import { FilterForm } from '../features/vehicles/list/filter-form.tsx';
import { foundText, shownText } from '../features/vehicles/list/found-text.ts';
import { inventoryKey } from '../features/vehicles/list/inventory-query.ts';
import { InventoryResults } from '../features/vehicles/list/inventory-results.tsx';
import { inventoryFromLate } from '../features/vehicles/list/late-view.ts';
import { SkeletonCards } from '../features/vehicles/list/skeleton-cards.tsx';
import { useInventory } from '../features/vehicles/list/use-inventory.ts';
import { useOncePainted } from '../features/vehicles/list/use-once-painted.ts';
import { LoadFailure } from '../features/vehicles/load-failure.tsx';

const HEADING = 'vehicles';

const choicesOf = ({ id, name }: StoredCart) => <CartChoices id={id} name={name} />;

/** Has what the page shows ready. The browser forgives spelling once the page is shown. */
export const load = async (context: PageContext): Promise<LoadOutcome> => {
  const known = context.queryCache.getQueryData<Handover<unknown>>(inventoryKey(context.search));
  if (known !== undefined) return outcomeOf(known);
  const spelling = typeof window === 'undefined' ? await import('../domain/spelling.ts') : undefined;
  const from = await inventoryFromLate(context.search, spelling?.oneLetterApart);
  return loadFromVehicles(context, from);
};

const Inventory = ({ search, business }: Pick<PageProps, 'search' | 'business'>) => {
  const { filters, form, shown, isChanged, apply, choose, clear, showMore, prepare, filterAhead } =
    useInventory(search);
  const applied = useRef<VehicleFilters>(undefined);
  const choices = shown.kind === 'ready' ? shown.data.choices : undefined;
  const latest = useMemo(() => ({ form, filters, choices }), [form, filters, choices]);
  const painted = useOncePainted(latest, latest);
  // The list is what was asked for: what the form offers next follows it. A form that starts anew comes with it.
  const asForm = painted.form === form ? painted : latest;

  // A visitor who applied filters wants to see the results.
  useEffect(() => {
    if (applied.current !== filters || shown.kind !== 'ready') return;
    applied.current = undefined;
    // In the next frame, which lays the page out anyway.
    requestAnimationFrame(() => document.getElementById(HEADING)?.scrollIntoView({ block: 'nearest' }));
  });

  const applyForm = useCallback(
    (next: VehicleFilters) => {
      applied.current = next;
      apply(next);
    },
    [apply],
  );

  return (
    <>
      <Section {...(shown.kind === 'ready' && { labelledBy: HEADING })}>
        {/* Here from the start: a region that comes with its words is not read. */}
        <div aria-live="polite">
          <VisuallyHidden>
            {isChanged && shown.kind === 'ready'
              ? `${foundText(shown.data, activeFilters(filters).length > 0)} ${shownText(shown.data)}`
              : ''}
          </VisuallyHidden>
        </div>
        <Stack gap="lg">
          <FilterForm
            // A form with other starting values is another form.
            key={asForm.form}
            filters={asForm.filters}
            choices={asForm.choices}
            onApply={applyForm}
            onPress={filterAhead}
            onFocus={prepare}
          />
          {shown.kind === 'loading' ? <SkeletonCards /> : null}
          {shown.kind === 'failed' ? (
            <LoadFailure
              message={`Error loading vehicles: ${shown.message}`}
              business={business}
              address={ADDRESSES.inventory}
              onRetry={(event) => {
                event.preventDefault();
                shown.retry();
              }}
            />
          ) : null}
          {shown.kind === 'ready' ? (
            <InventoryResults
              view={shown.data}
              filters={filters}
              changed={isChanged}
              headingId={HEADING}
              onShowMore={showMore}
              onClear={clear}
              onChoose={choose}
              cardActions={choicesOf}
            />
          ) : null}
        </Stack>
      </Section>
      <Comparison />
    </>
  );
};

export default function InventoryPage({ search, business }: PageProps) {
  return (
    <>
      <Hero
        title="Our inventory"
        lead={`Every Denago and Evolution cart we sell in ${business.county}. Find yours by seats, price, range or a word.`}
      />
      {/* Another address asks for another list. */}
      <Inventory key={search.toString()} search={search} business={business} />
    </>
  );
}
