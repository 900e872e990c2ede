import { ADDRESSES, vehicleAliasAddress } from '@sgc/contract/addresses';
import { ButtonLink, Cluster, Grid, SectionHeader, Stack } from '@sgc/ui';
import { type MouseEvent, type ReactNode, useDeferredValue } from 'react';
import type { CardFacts } from '../../../domain/card-facts.ts';
import { NO_FILTERS, type VehicleFilters } from '../../../domain/vehicle-filters.ts';
import { searchOf } from '../../../domain/vehicle-search.ts';
import styles from './inventory-results.module.css';
import { CARDS_PER_PAGE, type InventoryView } from './inventory-view.ts';
import { VehicleCard } from './vehicle-card.tsx';

interface InventoryResultsProps {
  readonly view: InventoryView;
  readonly filters: VehicleFilters;
  /**
   * Whether the visitor has changed the list: its cards are laid out as they come near. One that is as its address says
   * has its full height at once; who comes back to it could not be put where they were otherwise.
   */
  readonly changed: boolean;
  /** Id of the heading. */
  readonly headingId: string;
  readonly onShowMore: () => void;
  readonly onClear: () => void;
  /** What else can be done with a cart of the list. */
  readonly cardActions: (vehicle: CardFacts) => ReactNode;
}

/** As many cards as a window shows at first. Of filtered ones, those below follow in the next frames. */
const FIRST_CARDS = 3;

/** The cards to show now: of a new list the first ones, so that it appears at once, and what was shown already. */
const useCardsInTurn = (cards: readonly CardFacts[]): readonly CardFacts[] => {
  const settled = useDeferredValue(cards);
  if (settled === cards) return cards;
  const changed = cards.findIndex(({ id }, index) => settled[index]?.id !== id);
  // The same carts anew: taking the later ones away for a moment would take focus away with them.
  return changed === -1 ? cards : cards.slice(0, Math.max(FIRST_CARDS, changed));
};

const isFiltered = (filters: VehicleFilters): boolean => searchOf(filters, 1) !== searchOf(NO_FILTERS, 1);

const headingOf = ({ matching }: InventoryView, filters: VehicleFilters): string => {
  if (matching === 0) return 'No vehicles match your current filters.';
  const noun = matching === 1 ? 'vehicle' : 'vehicles';
  return isFiltered(filters) ? `${matching} matching ${noun}` : `${matching} ${noun} available`;
};

/** Follows a link only where there is no program to do better. */
const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/** The count, the cards, and the way to the rest of them. */
export const InventoryResults = ({
  view,
  filters,
  changed,
  headingId,
  onShowMore,
  onClear,
  cardActions,
}: InventoryResultsProps) => {
  const { cards, from, matching, total } = view;
  const next = from + cards.length;
  const cardsNow = useCardsInTurn(cards);
  const pageAddress = (start: number) =>
    `${ADDRESSES.inventory}${searchOf(filters, Math.floor(start / CARDS_PER_PAGE) + 1)}`;
  const clear = (
    <ButtonLink href={ADDRESSES.inventory} variant="outline" onClick={instead(onClear)}>
      Clear All Filters
    </ButtonLink>
  );
  return (
    <Stack gap="lg">
      <div aria-live="polite">
        <SectionHeader
          id={headingId}
          title={headingOf(view, filters)}
          lead={`Showing ${matching} of ${total} total vehicles`}
          action={matching > 0 && isFiltered(filters) ? clear : undefined}
        />
      </div>
      {matching === 0 ? (
        <Stack>
          <h3>No vehicles found</h3>
          <p>Try adjusting your search criteria or filters.</p>
          <Cluster>{clear}</Cluster>
        </Stack>
      ) : (
        <Grid as="ul">
          {cardsNow.map((vehicle, index) => (
            <li key={vehicle.id} className={changed && index >= FIRST_CARDS ? styles.later : undefined}>
              <VehicleCard vehicle={vehicle} href={vehicleAliasAddress(vehicle.id)} first={index < FIRST_CARDS}>
                {cardActions(vehicle)}
              </VehicleCard>
            </li>
          ))}
        </Grid>
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
