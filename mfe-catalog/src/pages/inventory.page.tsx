import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import { Hero, Section, Stack } from '@sgc/ui';
import { useEffect, useRef, useState } from 'react';
import { CompareButton } from '../features/comparison/compare-button.tsx';
import { Comparison } from '../features/comparison/comparison.tsx';
import { FilterForm } from '../features/vehicles/list/filter-form.tsx';
import { InventoryResults } from '../features/vehicles/list/inventory-results.tsx';
import { SkeletonCards } from '../features/vehicles/list/skeleton-cards.tsx';
import { useInventory } from '../features/vehicles/list/use-inventory.ts';
import { LoadFailure } from '../features/vehicles/load-failure.tsx';

const HEADING = 'vehicles';

const Inventory = ({ search, business }: Pick<PageProps, 'search' | 'business'>) => {
  const { filters, shown, changed, apply, clear, showMore } = useInventory(search);
  // A form with other starting values is another form.
  const [formNumber, setFormNumber] = useState(0);
  const applied = useRef(false);

  // Whoever applied filters wants to see what they found.
  useEffect(() => {
    if (!applied.current || shown.kind !== 'ready') return;
    applied.current = false;
    // In the next frame, which lays the page out anyway.
    requestAnimationFrame(() => document.getElementById(HEADING)?.scrollIntoView({ block: 'nearest' }));
  });

  return (
    <>
      <Section {...(shown.kind === 'ready' && { labelledBy: HEADING })}>
        <Stack gap="lg">
          <FilterForm
            key={formNumber}
            filters={filters}
            categories={shown.kind === 'ready' ? shown.data.categories : []}
            onApply={(next) => {
              applied.current = true;
              apply(next);
            }}
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
              changed={changed}
              headingId={HEADING}
              onShowMore={showMore}
              onClear={() => {
                clear();
                setFormNumber((number) => number + 1);
              }}
              cardActions={({ id, name }) => <CompareButton id={id} name={name} />}
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
        lead={`Every Denago and Evolution cart we sell in ${business.county}. Find yours by brand, kind and price.`}
      />
      {/* Another address asks for another list. */}
      <Inventory key={search.toString()} search={search} business={business} />
    </>
  );
}
