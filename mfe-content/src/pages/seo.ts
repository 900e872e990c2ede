import type { MarkdownDocument } from '@sgc/build/document';
import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor } from '@sgc/contract/section';
import { findMunicipality } from '../domain/municipality/municipality.ts';
import { type DocumentQuery, policyQuery, privacyQuery, termsQuery } from '../features/document/document.queries.ts';

/** A page of this section is one step from the home page. */
const described = (canonicalPath: string, name: string, rest: Omit<SeoDescriptor, 'canonicalPath'>): SeoDescriptor => ({
  canonicalPath,
  breadcrumbs: [
    { name: 'Home', path: ADDRESSES.home },
    { name, path: canonicalPath },
  ],
  ...rest,
});

export const municipality = ({ params, business }: PageContext): SeoDescriptor => {
  const place = findMunicipality(params.municipality);
  if (place === undefined) return { title: business.county, description: business.county, robots: 'noindex' };
  const { name, county, lat, lng } = place;
  return described(municipalityAddress(place.slug), name, {
    title: `Golf carts in ${name}, PA`,
    description: `Electric golf carts in ${name}, ${county} County: sales, rentals, service and storage, and what delivery to ${name} costs.`,
    keywords: [`golf carts ${name}`, `golf cart rental ${name} PA`, `golf cart service ${county} County`],
    social: { image: '/social/inventory.jpg', imageAlt: 'An electric golf cart on a hill road' },
    structuredData: [
      {
        '@type': 'Service',
        serviceType: 'Golf cart sales, rental and service',
        provider: { '@id': `${business.origin}/#business` },
        areaServed: {
          '@type': place.type === 'City' ? 'City' : 'AdministrativeArea',
          name: `${name}, ${business.state}`,
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        },
      },
    ],
  });
};

const documentSeo = ({ queryCache }: PageContext, { queryKey }: DocumentQuery, address: string): SeoDescriptor => {
  const { title = '', description = '' } = queryCache.getQueryData<MarkdownDocument>(queryKey)?.meta ?? {};
  return described(address, title, { title, description, social: { type: 'article', image: '/social/policies.jpg' } });
};

export const policy = (context: PageContext): SeoDescriptor =>
  documentSeo(context, policyQuery(context.params.policy), policyAddress(context.params.policy ?? ''));

export const privacy = (context: PageContext): SeoDescriptor => documentSeo(context, privacyQuery, ADDRESSES.privacy);

export const terms = (context: PageContext): SeoDescriptor => documentSeo(context, termsQuery, ADDRESSES.terms);

export const rentals = ({ business }: PageContext): SeoDescriptor =>
  described(ADDRESSES.rentals, 'Rentals', {
    title: 'Golf cart rentals',
    description: `Rent an electric golf cart in ${business.county}: four seats, six seats or a cargo bed, prices by the day, week and month, and a cost calculator.`,
    keywords: ['golf cart rental', `golf cart rental ${business.county}`, 'six-seat cart rental'],
    social: { image: '/social/rentals.jpg', imageAlt: 'A golf cart for rent' },
  });

export const services = ({ business }: PageContext): SeoDescriptor =>
  described(ADDRESSES.services, 'Services', {
    title: 'Golf cart service and repair',
    description: `Golf cart repair, battery service, custom work and warranty service in ${business.county}, with the workshop's rates and hours.`,
    keywords: ['golf cart repair', 'golf cart battery service', `golf cart service ${business.county}`],
    social: { image: '/social/services.jpg', imageAlt: 'A golf cart in for service' },
  });

export const showroom = ({ business }: PageContext): SeoDescriptor =>
  described(ADDRESSES.showroom, 'Showroom', {
    title: 'Golf cart showroom and test drives',
    description: `Where to see and drive our carts, when we are open, and every place in ${business.county} that we bring them to.`,
    keywords: ['golf cart showroom', 'golf cart test drive', `golf cart dealer ${business.county}`],
    social: { image: '/social/inventory.jpg', imageAlt: 'A golf cart in the showroom' },
  });

export const about = ({ business }: PageContext): SeoDescriptor =>
  described(ADDRESSES.about, 'About', {
    title: 'About us',
    description: `Who ${business.name} is, what we stand for, how many of us there are and where in ${business.county} we deliver.`,
    keywords: ['golf cart dealer', `golf carts ${business.county}`],
    social: { image: '/social/home.jpg', imageAlt: 'A golf cart on a hill road' },
  });
