import { ADDRESSES } from '@sgc/contract/addresses';
import { ButtonLink, Cluster } from '@sgc/ui';
import { SEATS } from '../../../domain/filter-values.ts';

/** A buyer's first question, as a way into the inventory. */
export const BySeats = () => (
  <nav aria-label="Carts by number of seats">
    <Cluster gap="sm">
      <span>How many ride along?</span>
      {SEATS.map((seats) => (
        <ButtonLink key={seats} href={`${ADDRESSES.inventory}?seats=${seats}`} variant="outline" size="sm">
          {seats} seats
        </ButtonLink>
      ))}
    </Cluster>
  </nav>
);
