import { ACCESSIBILITY_FACTS } from './accessibility-facts.ts';
import { DELIVERY_FACTS, DELIVERY_RULES } from './delivery-facts.ts';
import { RENTAL_FACTS, RENTAL_RULES } from './rental-facts.ts';
import { RESPONSE_FACTS } from './response-facts.ts';
import { RETURN_FACTS, SALE_FACTS } from './sale-facts.ts';
import { POLICY_FACTS, SERVICE_FACTS } from './service-facts.ts';
import { STAFFING_FACTS } from './staffing-facts.ts';
import { STORAGE_FACTS } from './storage-facts.ts';

/** Every figure that the section's copy quotes. A name's ending is its unit: `Usd`, `Percent`, or the words after it. */
export const FACTS = {
  sale: SALE_FACTS,
  return: RETURN_FACTS,
  delivery: { ...DELIVERY_FACTS, ...DELIVERY_RULES },
  rental: { ...RENTAL_FACTS, ...RENTAL_RULES },
  storage: STORAGE_FACTS,
  response: RESPONSE_FACTS,
  staffing: STAFFING_FACTS,
  service: SERVICE_FACTS,
  policy: POLICY_FACTS,
  accessibility: ACCESSIBILITY_FACTS,
} as const;
