import { vehicleIdSchema } from '@sgc/contract/catalog';

const BRAND_PREFIX = /^(evolution|denago)-/;

/** A model's name as its link spells it: "D5 RANGER 2+2" stands in addresses as d5-ranger-2+2. */
const asSlug = (text: string): string => text.toLowerCase().replaceAll(/[+ ]/g, '-');

/**
 * The ids that an address may mean, best first: itself, then without a leading brand. Empty for what can be no id, so that
 * odd bytes never travel further.
 */
export const idsMeantBy = (text: string): string[] => {
  const slug = vehicleIdSchema.safeParse(asSlug(text));
  if (!slug.success) return [];
  const id = slug.data;
  return BRAND_PREFIX.test(id) ? [id, id.replace(BRAND_PREFIX, '')] : [id];
};
