import { type Vehicle, vehicleSchema } from '@sgc/contract/catalog';
import { toCents, toDollars } from './money.ts';
import type { VehicleEntity } from './vehicle.entity.ts';

/** A row to write, from a vehicle as the wire carries it. Its position is PostgreSQL's to give. */
export const toEntity = ({ price, series, externalUrl, ...same }: Vehicle): Omit<VehicleEntity, 'position'> => ({
  ...same,
  priceCents: toCents(price),
  series: series ?? null,
  externalUrl: externalUrl ?? null,
});

/** What the API answers for a row; what it does not know is absent. */
export const toVehicle = ({ position: _, priceCents, series, externalUrl, ...same }: VehicleEntity): Vehicle =>
  vehicleSchema.parse({
    ...same,
    price: toDollars(priceCents),
    ...(series !== null && { series }),
    ...(externalUrl !== null && { externalUrl }),
  });
