import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import { Grid } from '@sgc/ui';
import { type ReactNode, useCallback } from 'react';
import { type CardFacts, cardFacts } from '../../../domain/card-facts.ts';
import type { StoredCart } from '../../../domain/stored-carts.ts';
import { useFromVehicles } from '../api/use-from-vehicles.ts';
import { LoadFailure } from '../load-failure.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { VehicleCard } from './vehicle-card.tsx';

const KEY = ['saved'];

interface SavedListProps {
  readonly carts: readonly StoredCart[];
  readonly business: BusinessProfile;
  readonly actionOf: (cart: StoredCart) => ReactNode;
}

/** Saved carts as they are listed now; one that is gone keeps its name. */
export const SavedList = ({ carts, business, actionOf }: SavedListProps) => {
  const select = useCallback(
    (vehicles: readonly Vehicle[]): ReadonlyMap<string, CardFacts> => {
      const wanted = new Set(carts.map(({ id }) => id));
      return new Map(vehicles.filter(({ id }) => wanted.has(id)).map((vehicle) => [vehicle.id, cardFacts(vehicle)]));
    },
    [carts],
  );
  const shown = useFromVehicles({ key: KEY, select }, 'list');
  if (shown.kind === 'loading') return <SkeletonCards />;
  if (shown.kind === 'failed') {
    return (
      <LoadFailure
        message={`Error loading vehicles: ${shown.message}`}
        business={business}
        address={ADDRESSES.saved}
        onRetry={(event) => {
          event.preventDefault();
          shown.retry();
        }}
      />
    );
  }
  return (
    <Grid as="ul">
      {carts.map((cart) => {
        const vehicle = shown.data.get(cart.id);
        return (
          <li key={cart.id}>
            {vehicle === undefined ? (
              <>
                <p>{cart.name} is no longer listed.</p>
                {actionOf(cart)}
              </>
            ) : (
              <VehicleCard vehicle={vehicle} href={vehicleAddress(cart.id)}>
                {actionOf(cart)}
              </VehicleCard>
            )}
          </li>
        );
      })}
    </Grid>
  );
};
