import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor, ServiceSubject } from '@sgc/contract/section';
import type { MarkdownDocument, MarkdownElement } from '@sgc/markdown/document';
import { findMunicipality } from '../domain/municipality/municipality.ts';
import { municipalitiesQuery } from '../features/document/document.queries.ts';
import { partFinder, wordsOf } from '../features/document/parts.ts';

/** What is done in every place, as its page lists it. */
const servicesIn = ({ nodes }: MarkdownDocument): ServiceSubject[] =>
  partFinder(nodes)('services-in-place-name')
    .nodes.flatMap((list) => list.slice(1) as MarkdownElement[])
    .map((item) => {
      const name = wordsOf(item);
      return { kind: 'service', id: name.toLowerCase().replaceAll(' ', '-'), name };
    });

export const municipalitySeo = ({ params, queryCache, business }: PageContext): SeoDescriptor => {
  const place = findMunicipality(params.municipality);
  if (place === undefined) throw new Error(`${params.municipality} is no municipality`);
  const { name, type, lat, lng } = place;
  const county = `${place.county} County`;
  const path = municipalityAddress(place.slug);
  const common = queryCache.getQueryData<MarkdownDocument>(municipalitiesQuery.queryKey);
  return {
    title: `Golf carts in ${name}, PA`,
    description: `Electric golf carts in ${name}, ${county}: sales, rentals, service and storage, and what delivery to ${name} costs.`,
    keywords: [`golf carts ${name}`, `golf cart rental ${name} PA`, `golf cart service ${county}`],
    canonicalPath: path,
    social: {
      image: '/social/municipality.jpg',
      imageAlt: 'Drawing of an electric golf cart beside a sign with a map pin',
    },
    breadcrumbs: [
      { name: 'Home', path: ADDRESSES.home },
      { name, path },
    ],
    subjects: [
      { kind: 'place', type, name, county, state: business.state, lat, lng },
      ...(common === undefined ? [] : servicesIn(common)),
    ],
  };
};
