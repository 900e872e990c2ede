/** Names of the calculator's fields, which are also those of the address's search parameters. */
export const WISH_FIELDS = ['plan', 'days', 'deliveryMiles', 'additionalDrivers'] as const;
