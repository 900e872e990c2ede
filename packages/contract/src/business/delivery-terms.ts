/**
 * What delivery takes and costs, where more than one program says it. Source: the specification, section 9, policies and
 * rental prices. Amounts are in US dollars.
 */
export const DELIVERY_TERMS = {
  /** Purchases from which delivery is free in every municipality. */
  minimumPurchaseUsd: 5000,
  /** Until a cart that stands on the lot is delivered, in business days. */
  inStockBusinessDays: '2-5',
  /** Until a cart that is ordered for a customer is delivered. */
  customOrderWeeks: '2-4',
  /** Delivery of a rented cart: the free miles, and each mile after them. */
  rentalFreeMiles: 10,
  rentalPerMileUsd: 6,
} as const;

/** Properties of the fragment `delivery-to-town` of mfe-content: what it costs to have a cart of this price, in US dollars, delivered. */
export interface DeliveryToTownProps {
  readonly price: number;
}
