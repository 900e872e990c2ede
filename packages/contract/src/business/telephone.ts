/** The phone number as a `tel:` address. In a file without a schema: pages that only dial carry no parser. */
export const telephoneHref = (phone: string): string => `tel:+${phone.replaceAll('-', '')}`;
