/** The best that a rating or a review can give. */
export const BEST_RATING = 5;
