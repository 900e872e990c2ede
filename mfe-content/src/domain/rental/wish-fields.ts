/** Names of the calculator's fields, which are also those of the address's search parameters. */
export const WISH_FIELDS = ['plan', 'from', 'days', 'place', 'deliveryMiles', 'additionalDrivers'] as const;
