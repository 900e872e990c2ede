import { ADDRESSES } from '@sgc/contract/addresses';
import { ButtonLink, Cluster, SectionHeader, Stack } from '@sgc/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { CardFacts } from '../../../domain/card-facts.ts';
import type { VehicleFilters } from '../../../domain/filter-values.ts';
import { activeFilters, searchOf } from '../../../domain/vehicle-search.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CardsInTurn } from './cards-in-turn.tsx';
import { CopySearchLink } from './copy-search-link.tsx';
import { foundText, shownText } from './found-text.ts';
import { CARDS_PER_PAGE, type InventoryView } from './inventory-query.ts';

interface InventoryResultsProps {
  readonly view: InventoryView;
  readonly filters: VehicleFilters;
  /**
   * Whether the visitor has just changed the list: it appears at once, and the rest of it follows. One that they come
   * back to has its full height at once.
   */
  readonly changed: boolean;
  /** Id of the heading. */
  readonly headingId: string;
  readonly onShowMore: () => void;
  readonly onClear: () => void;
  readonly onChoose: (filters: VehicleFilters) => void;
  /** What else can be done with a cart of the list: the same function each time. */
  readonly cardActions: (vehicle: CardFacts) => ReactNode;
}

/** Follows a link only where there is no program to do better. */
const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** What to do where there is no cart: widen the search, or ask for one that is not listed. */
const NothingFound = ({ isFiltered, clear }: { readonly isFiltered: boolean; readonly clear: ReactNode }) => (
  <Stack>
    <h3>{isFiltered ? 'No vehicles found' : 'Tell us which cart you want'}</h3>
    <p>
      {isFiltered
        ? 'Try adjusting your search criteria or filters.'
        : 'We order Denago and Evolution carts for you: call us, or write.'}
    </p>
    <Cluster>{isFiltered ? clear : <ButtonLink href={ADDRESSES.contact}>Contact Us</ButtonLink>}</Cluster>
  </Stack>
);

/** The count, the cards, and the way to the rest of them. */
export const InventoryResults = ({
  view,
  filters,
  changed,
  headingId,
  onShowMore,
  onClear,
  onChoose,
  cardActions,
}: InventoryResultsProps) => {
  const { cards, from, matching } = view;
  const isFiltered = activeFilters(filters).length > 0;
  const next = from + cards.length;
  const pageAddress = (start: number) =>
    `${ADDRESSES.inventory}${searchOf(filters, Math.floor(start / CARDS_PER_PAGE) + 1)}`;
  const clear = (
    <ButtonLink href={ADDRESSES.inventory} variant="outline" onClick={instead(onClear)}>
      Clear All Filters
    </ButtonLink>
  );
  return (
    <Stack>
      <SectionHeader
        id={headingId}
        title={foundText(view, isFiltered)}
        lead={shownText(view)}
        action={matching > 0 && isFiltered ? clear : undefined}
      />
      {isFiltered ? (
        <Cluster>
          <ActiveFilters filters={filters} onChoose={onChoose} />
          <CopySearchLink search={searchOf(filters, 1)} />
        </Cluster>
      ) : null}
      {matching === 0 ? (
        <NothingFound isFiltered={isFiltered} clear={clear} />
      ) : (
        <CardsInTurn cards={cards} hurried={changed} actionsOf={cardActions} />
      )}
      <Cluster>
        {from > 0 ? (
          <ButtonLink href={pageAddress(from - CARDS_PER_PAGE)} variant="outline">
            Show the vehicles before
          </ButtonLink>
        ) : null}
        {next < matching ? (
          <ButtonLink href={pageAddress(next)} variant="outline" onClick={instead(onShowMore)}>
            Show more vehicles
          </ButtonLink>
        ) : null}
        {cards.length < matching ? (
          <p>
            {from + 1} to {next} of {matching}
          </p>
        ) : null}
      </Cluster>
    </Stack>
  );
};
