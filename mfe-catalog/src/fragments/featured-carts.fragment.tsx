import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { ButtonLink, Grid, Section, SectionHeader, Stack } from '@sgc/ui';
import { useFromVehicles } from '../features/vehicles/api/use-from-vehicles.ts';
import { useIdlePrefetch } from '../features/vehicles/api/use-idle-prefetch.ts';
import { BySeats } from '../features/vehicles/featured/by-seats.tsx';
import { FEATURED } from '../features/vehicles/featured/featured-from.ts';
import { VehicleCard } from '../features/vehicles/list/vehicle-card.tsx';

/** Carts in stock for the home page. Without any, or without an answer, the way to the inventory is left. */
export default function FeaturedCarts() {
  const shown = useFromVehicles(FEATURED, 'anything');
  useIdlePrefetch();
  const carts = shown.kind === 'ready' ? shown.data : [];
  return (
    <Section labelledBy="featured-carts" tone="sunken">
      <SectionHeader
        id="featured-carts"
        title="Featured carts"
        lead={
          carts.length > 0 ? 'On our lot now, priced as equipped.' : 'See every cart we sell, with prices and figures.'
        }
        action={
          <ButtonLink href={ADDRESSES.inventory} variant="outline">
            View Inventory
          </ButtonLink>
        }
      />
      <Stack gap="lg">
        <BySeats />
        <Grid as="ul">
          {carts.map((cart) => (
            <li key={cart.id}>
              <VehicleCard vehicle={cart} href={vehicleAddress(cart.id)} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
