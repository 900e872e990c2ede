/** Under which the page of a vehicle, by the id or alias in its address, finds what leads on from it. */
export const relatedKey = (asked: string): readonly string[] => ['related', asked];
