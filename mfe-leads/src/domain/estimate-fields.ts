/** Names of the estimator's fields, in its form and in the address of the financing page. */
export const ESTIMATE_FIELDS = ['amount', 'down', 'term', 'offer', 'rate'] as const;
export type EstimateField = (typeof ESTIMATE_FIELDS)[number];
