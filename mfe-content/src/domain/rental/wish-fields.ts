/** Names of the calculator's fields, which are also those of the address's search parameters. */
export const WISH_FIELDS = ['plan', 'from', 'until', 'days', 'place', 'deliveryMiles', 'additionalDrivers'] as const;
