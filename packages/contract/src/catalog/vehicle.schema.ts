import * as z from 'zod/mini';

/**
 * What the price of a vehicle means.
 * `as-equipped`: one stocked cart at its own price. `starting-at`: the maker's model at its lowest price.
 * `series-from`: the model has no price of its own; the amount is where its series starts, and no offer.
 */
export const priceKindSchema = z.enum(['as-equipped', 'starting-at', 'series-from']);
export type PriceKind = z.infer<typeof priceKindSchema>;

/**
 * What a vehicle's maker states about it. `seatingCapacity` is a count; everything else is text with its unit
 * ("40 mi", "25 mph"). A figure that is not stated is absent.
 */
export const specificationsSchema = z.catchall(
  z.object({
    seatingCapacity: z.optional(z.int().check(z.positive())),
    range: z.optional(z.string()),
    topSpeed: z.optional(z.string()),
    batteryType: z.optional(z.string()),
    chargingTime: z.optional(z.string()),
    payload: z.optional(z.string()),
  }),
  z.union([z.string(), z.number()]),
);
export type Specifications = z.infer<typeof specificationsSchema>;

/** An id is a slug: it stands in addresses and never changes. */
export const vehicleIdSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120));

/** One vehicle as `GET /api/vehicles` and `GET /api/vehicles/{id}` answer it. `price` is in US dollars. */
export const vehicleSchema = z.object({
  id: vehicleIdSchema,
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  price: z.number().check(z.nonnegative()),
  priceKind: priceKindSchema,
  brand: z.string().check(z.minLength(1)),
  series: z.optional(z.string()),
  category: z.string().check(z.minLength(1)),
  images: z.array(z.string()),
  inStock: z.boolean(),
  isNew: z.boolean(),
  features: z.array(z.string()),
  specifications: specificationsSchema,
  externalUrl: z.optional(z.url()),
});
export type Vehicle = z.infer<typeof vehicleSchema>;

/** The answer of `GET /api/vehicles`. */
export const vehicleListSchema = z.array(vehicleSchema);
