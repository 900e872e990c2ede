import {
  VEHICLE_PATH,
  VEHICLES_PATH,
  vehicleListQuerySchema,
  vehicleListSchema,
  vehicleSchema,
} from '@sgc/contract/catalog';
import type { ApiUse } from '@sgc/contract/section';

/** Read by the build alone; the gate compares it with the API. */
export const apiUse: ApiUse = [
  { method: 'GET', path: VEHICLES_PATH, sends: vehicleListQuerySchema, expects: vehicleListSchema },
  { method: 'GET', path: VEHICLE_PATH, expects: vehicleSchema },
];
