import * as z from 'zod';

const text = z.string().min(1);
const address = z.url();
const reference = z.strictObject({ '@id': z.url() });
const amount = z.number().positive();

const state = z.strictObject({ '@type': z.literal('State'), name: text });
const county = z.strictObject({ '@type': z.literal('AdministrativeArea'), name: text, containedInPlace: state });
const hours = z.array(
  z.strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z.array(z.string().regex(/^https:\/\/schema\.org\/\w+day$/)).min(1),
    opens: z.iso.time(),
    closes: z.iso.time(),
  }),
);
const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text.optional(),
  addressRegion: text,
  postalCode: text.optional(),
});
const aggregateRating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().positive(),
  bestRating: z.literal(5),
});

const dealer = {
  '@id': address,
  name: text,
  url: address,
  logo: address,
  telephone: text,
  email: z.email(),
  areaServed: county,
  sameAs: z.array(address).optional(),
  aggregateRating: aggregateRating.optional(),
};

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  price: amount.optional(),
  priceCurrency: z.literal('USD').optional(),
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      price: amount,
      priceCurrency: z.literal('USD'),
      unitCode: z.literal('HUR'),
    })
    .optional(),
  eligibleDuration: z
    .strictObject({ '@type': z.literal('QuantitativeValue'), value: z.int().positive(), unitCode: z.literal('DAY') })
    .optional(),
  availability: z.string().startsWith('https://schema.org/').optional(),
  itemCondition: z.string().startsWith('https://schema.org/').optional(),
  businessFunction: reference.optional(),
  seller: reference,
});

const page = {
  '@id': address,
  url: address,
  publisher: reference,
  breadcrumb: reference.optional(),
  about: z.array(reference).min(1).optional(),
};

const place = {
  '@id': address,
  name: text,
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(40).max(42),
    longitude: z.number().min(-77).max(-75),
  }),
  containedInPlace: county,
};

/** What each node of a page's graph has to look like; nothing else may stand there. */
export const nodeSchema = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal('Organization'),
    ...dealer,
    contactPoint: z.strictObject({
      '@type': z.literal('ContactPoint'),
      telephone: text,
      email: z.email(),
      hoursAvailable: hours,
    }),
  }),
  z.strictObject({
    '@type': z.literal('AutoDealer'),
    ...dealer,
    address: postalAddress,
    openingHoursSpecification: hours,
    department: z.array(z.looseObject({ '@type': z.literal('AutoDealer'), address: postalAddress })).optional(),
  }),
  z.strictObject({ '@type': z.literal('WebPage'), ...page }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    ...page,
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    '@id': address,
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2),
  }),
  z.strictObject({
    '@type': z.literal('Product'),
    '@id': address,
    name: text,
    description: text.optional(),
    url: address,
    image: z.array(address).min(1).optional(),
    brand: z.union([reference, z.strictObject({ '@type': z.literal('Brand'), '@id': address, name: text })]),
    additionalProperty: z
      .array(z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }))
      .optional(),
    offers: offer.optional(),
    aggregateRating: aggregateRating.optional(),
  }),
  z.strictObject({ '@type': z.literal('Brand'), '@id': address, name: text, url: address }),
  z.strictObject({
    '@type': z.literal('Service'),
    '@id': address,
    name: text,
    description: text.optional(),
    provider: reference,
    areaServed: reference.optional(),
    offers: z.array(offer).min(1).optional(),
  }),
  z.strictObject({
    '@type': z.literal('ItemList'),
    '@id': address,
    name: text,
    numberOfItems: z.int().positive(),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, url: address }))
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('HowTo'),
    '@id': address,
    name: text,
    step: z.array(z.strictObject({ '@type': z.literal('HowToStep'), position: z.int(), name: text, text })).min(2),
  }),
  z.strictObject({ '@type': z.literal('City'), ...place }),
  z.strictObject({ '@type': z.literal('AdministrativeArea'), ...place }),
  z.strictObject({
    '@type': z.literal('Review'),
    itemReviewed: z.strictObject({ '@type': z.enum(['AutoDealer', 'Organization']), '@id': address, name: text }),
    author: z.strictObject({ '@type': z.literal('Person'), name: text }),
    headline: text.optional(),
    reviewBody: text,
    reviewRating: z.strictObject({
      '@type': z.literal('Rating'),
      ratingValue: z.number().min(1).max(5),
      bestRating: z.literal(5),
    }),
    datePublished: z.iso.date(),
    url: address,
  }),
  z.strictObject({
    '@type': z.literal('Event'),
    name: text,
    description: text,
    startDate: z.iso.date(),
    endDate: z.iso.date().optional(),
    location: z.strictObject({ '@type': z.literal('Place'), name: text }),
    organizer: reference,
  }),
]);
export type GraphNode = z.infer<typeof nodeSchema>;

/** All of a page's structured data. */
export const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema).min(1),
});
