import * as z from 'zod/mini';

const MOST = 100;

/**
 * What `GET /api/vehicles` can be narrowed to, as its address says it; without parameters it answers all vehicles.
 * `kind`: carts that are stocked, as equipped, or models of a maker's line-up. `limit`: how many, from the first on.
 */
export const vehicleListQuerySchema = z.strictObject(
  {
    kind: z.exactOptional(z.enum(['stocked-cart', 'lineup-model'], 'must be stocked-cart or lineup-model')),
    brand: z.exactOptional(
      z.string('must be given once').check(z.regex(/^[\p{L}\p{N} .&-]{1,60}$/u, 'must name a brand')),
    ),
    inStock: z.exactOptional(z.enum(['true', 'false'], 'must be true or false')),
    limit: z.exactOptional(
      z.string('must be given once').check(
        z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST, {
          error: `must be a number from 1 to ${MOST}`,
        }),
      ),
    ),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join(', ')}` : undefined) },
);
export type VehicleListQuery = z.infer<typeof vehicleListQuerySchema>;
