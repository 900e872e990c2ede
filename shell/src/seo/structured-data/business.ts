import type { Branch, BusinessProfile, OpeningHours } from '@sgc/contract/business';
import { WEEKDAY_NAMES, weekdaysOf } from '@sgc/ui';
import type { AggregateRating, AutoDealer, OpeningHoursSpecification, Organization, PostalAddress } from 'schema-dts';
import { ratingNode } from './rating.ts';
import { absolute, businessId, referenceTo } from './site-reference.ts';

type AddressedBranch = Branch & { readonly streetAddress: string };

const isAddressed = (branch: Branch): branch is AddressedBranch => branch.streetAddress !== undefined;

const addressNode = ({ streetAddress, town, state, postalCode }: AddressedBranch): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress,
  ...(town === undefined ? {} : { addressLocality: town }),
  addressRegion: state,
  ...(postalCode === undefined ? {} : { postalCode }),
});

const hoursNodes = (hours: readonly OpeningHours[]): OpeningHoursSpecification[] =>
  hours.flatMap(({ days, opens, closes }) =>
    opens === undefined || closes === undefined
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: weekdaysOf(days).map((day) => `https://schema.org/${WEEKDAY_NAMES[day]}` as const),
            opens,
            closes,
          },
        ],
  );

/** Data of the dealer with or without an address. */
const common = (business: BusinessProfile) => {
  const { name, phone, email, county, state, socialLinks, ratings } = business;
  const rating = ratingNode(ratings.find((candidate) => candidate.of === 'dealer')) as AggregateRating | undefined;
  return {
    '@id': businessId(business),
    name,
    url: absolute(business, '/'),
    logo: absolute(business, '/icon-512.png'),
    telephone: phone,
    email,
    areaServed: {
      '@type': 'AdministrativeArea' as const,
      name: county,
      containedInPlace: { '@type': 'State' as const, name: state },
    },
    ...(socialLinks.length === 0 ? {} : { sameAs: socialLinks.map(({ url }) => url) }),
    ...(rating === undefined ? {} : { aggregateRating: rating }),
  };
};

/**
 * The dealer: a shop that one can drive to once a street is known, else an organization that serves an area. More
 * branches with a street are its departments.
 */
export const businessNode = (business: BusinessProfile): AutoDealer | Organization => {
  const [main, ...others] = business.branches.filter(isAddressed);
  if (main === undefined) {
    return {
      '@type': 'Organization',
      ...common(business),
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: business.phone,
        email: business.email,
        hoursAvailable: hoursNodes(business.showroomHours),
      },
    };
  }
  return {
    '@type': 'AutoDealer',
    ...common(business),
    address: addressNode(main),
    openingHoursSpecification: hoursNodes(business.showroomHours),
    ...(others.length === 0
      ? {}
      : {
          department: others.map((branch) => ({
            '@type': 'AutoDealer' as const,
            '@id': absolute(business, `/#${branch.id}`),
            name: branch.name,
            telephone: branch.phone ?? business.phone,
            address: addressNode(branch),
            parentOrganization: referenceTo(businessId(business)),
          })),
        }),
  };
};

/** The dealer by id and name, for readers that look nothing up in the graph. */
export const namedBusiness = (business: BusinessProfile) => ({
  '@type': business.branches.some(isAddressed) ? ('AutoDealer' as const) : ('Organization' as const),
  '@id': businessId(business),
  name: business.name,
});
