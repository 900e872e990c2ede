import { vehicleListSchema } from '@sgc/contract/catalog';
import type { DataSource } from 'typeorm';
import { VehicleEntity } from '../../catalog/vehicle.entity.ts';
import { toEntity } from '../../catalog/vehicle.mapping.ts';
import { CATALOG } from './catalog.ts';

/** Fills the catalog once: on a database that has never had one. A catalog its dealer emptied stays empty. */
export const seedCatalog = (dataSource: DataSource): Promise<void> =>
  dataSource.transaction(async (manager) => {
    const [, marked] = await manager.query(
      "UPDATE data_revision SET seeded = true WHERE tag = 'catalog' AND NOT seeded",
    );
    if (marked === 0) return;
    await manager.insert(VehicleEntity, vehicleListSchema.parse(CATALOG).map(toEntity));
  });
