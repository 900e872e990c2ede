import type { MarkdownDocument } from '@sgc/build/document';
import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor } from '@sgc/contract/section';
import { fill } from '../content/fill.ts';
import { findMunicipality } from '../domain/municipality/municipality.ts';
import { type DocumentQuery, policyQuery } from '../features/document/document.queries.ts';

/** A page of this section is one step from the home page. */
const described = (canonicalPath: string, rest: Omit<SeoDescriptor, 'canonicalPath'>, name = rest.title) => ({
  canonicalPath,
  breadcrumbs: [
    { name: 'Home', path: ADDRESSES.home },
    { name, path: canonicalPath },
  ],
  ...rest,
});

/** Describes a page by what stands before its document's text. */
export const documentSeo =
  (address: string, { queryKey }: DocumentQuery) =>
  ({ queryCache, business }: PageContext): SeoDescriptor => {
    const tokens = { 'business.name': business.name, 'business.county': business.county };
    const meta = queryCache.getQueryData<MarkdownDocument>(queryKey)?.meta ?? {};
    return described(address, {
      title: meta.title ?? '',
      description: fill(meta.description ?? '', tokens),
      keywords: fill(meta.keywords ?? '', tokens)
        .split(', ')
        .filter(Boolean),
      social: { image: meta.picture ?? '/social/policies.jpg' },
    });
  };

export const policySeo = (context: PageContext): SeoDescriptor => {
  const { policy = '' } = context.params;
  return documentSeo(policyAddress(policy), policyQuery(policy))(context);
};

export const municipalitySeo = ({ params, business }: PageContext): SeoDescriptor => {
  const place = findMunicipality(params.municipality);
  if (place === undefined) return { title: business.county, description: business.county, robots: 'noindex' };
  const { name, county, lat, lng } = place;
  return described(
    municipalityAddress(place.slug),
    {
      title: `Golf carts in ${name}, PA`,
      description: `Electric golf carts in ${name}, ${county} County: sales, rentals, service and storage, and what delivery to ${name} costs.`,
      keywords: [`golf carts ${name}`, `golf cart rental ${name} PA`, `golf cart service ${county} County`],
      social: { image: '/social/inventory.jpg' },
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
    },
    name,
  );
};
