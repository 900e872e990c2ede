import { type VehicleListQuery, vehicleListQuerySchema } from '@sgc/contract/catalog';
import { ApiRefusal } from '../http/api-error.ts';

/** What a list is narrowed to; undefined where nothing is asked for, which is the whole list. */
export const readListQuery = (parameters: unknown): VehicleListQuery | undefined => {
  const parsed = vehicleListQuerySchema.safeParse(parameters);
  if (parsed.success) return Object.keys(parsed.data).length === 0 ? undefined : parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new ApiRefusal(400, 'The list cannot be narrowed like this', details);
};
