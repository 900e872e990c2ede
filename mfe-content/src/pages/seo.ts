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
