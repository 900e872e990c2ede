import { Grid, Section, SectionHeader } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { vehiclesQuery } from './api/vehicles.queries.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** Every vehicle, or why there is none to show. */
export const VehicleList = () => {
  const { data: vehicles = [], error } = useQuery(vehiclesQuery(fetch));
  if (error !== null) return <Section>Error loading vehicles: {error.message}</Section>;
  return (
    <Section labelledBy="vehicles">
      <SectionHeader id="vehicles" title={`${vehicles.length} carts`} />
      <Grid as="ul">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} />
          </li>
        ))}
      </Grid>
    </Section>
  );
};
