import type { BusinessProfile } from '../business/business-profile.ts';

/** Name of the section whose fragments these are. */
export const LEADS_SECTION = 'mfe-leads';

/** Properties of the fragment `contact-block`: how to reach the dealer. */
export interface ContactBlockProps {
  readonly business: BusinessProfile;
}

/** Properties of the fragment `payment-estimator`. `price` is in US dollars, and what the estimate starts from. */
export interface PaymentEstimatorProps {
  readonly business: BusinessProfile;
  readonly price?: number;
}
