import type { BusinessProfile } from '@sgc/contract/business';
import type { SeoDescriptor, Subject } from '@sgc/contract/section';
import type { Graph, Thing } from 'schema-dts';
import { breadcrumbNode } from './breadcrumb.ts';
import { businessNode } from './business.ts';
import { eventNode } from './event.ts';
import { howToNode } from './how-to.ts';
import { listNode } from './list.ts';
import { pageNode } from './page.ts';
import { placeId, placeNode } from './place.ts';
import { brandNode, ofDescribedBrand, productNode } from './product.ts';
import { reviewNodes } from './review.ts';
import { serviceNode } from './service.ts';
import { absolute, brandId, type Reference, referenceTo } from './site-reference.ts';

/** Data that the nodes of one page share. */
interface PageFrame {
  readonly url: string;
  readonly business: BusinessProfile;
  readonly place: Reference | undefined;
  /** Id of the brand that the page describes. */
  readonly brand: string | undefined;
}

const nodesOf = (subject: Subject, { url, business, place, brand }: PageFrame): Thing[] => {
  switch (subject.kind) {
    case 'product': {
      const node = productNode(subject, business);
      return [brand === undefined ? node : ofDescribedBrand(node, brand)];
    }
    case 'service':
      return [serviceNode(subject, url, business, place)];
    case 'how-to':
      return [howToNode(subject, url)];
    case 'list':
      return [listNode(subject, url, business)];
    case 'place':
      return [placeNode(subject, url)];
    case 'brand':
      return [brandNode(subject, url, business)];
    case 'review':
      return reviewNodes(subject, business);
    case 'event':
      return [eventNode(subject, business)];
    // Questions are the page's own main part.
    case 'faq':
      return [];
    // A section may be built for a later contract, which knows more kinds.
    default:
      return [];
  }
};

const referencesTo = (nodes: readonly Thing[]): Reference[] =>
  nodes.flatMap((node) => {
    const id = (node as Partial<Reference>)['@id'];
    return id === undefined ? [] : [referenceTo(id)];
  });

/**
 * All structured data of a page as one graph, whose nodes name one another by id. A page without an address of its own,
 * such as an error, describes the dealer alone.
 */
export const structuredData = (seo: SeoDescriptor, business: BusinessProfile): Graph => {
  const graph = (...nodes: Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes });
  const dealer = businessNode(business);
  if (seo.canonicalPath === undefined) return graph(dealer);

  const url = absolute(business, seo.canonicalPath);
  const { subjects = [], breadcrumbs = [] } = seo;
  const brand = subjects.find((subject) => subject.kind === 'brand');
  const nodes = subjects.flatMap((subject) =>
    nodesOf(subject, {
      url,
      business,
      place: subjects.some(({ kind }) => kind === 'place') ? referenceTo(placeId(url)) : undefined,
      brand: brand && brandId(business, brand.name),
    }),
  );
  const trail = breadcrumbs.length === 0 ? [] : [breadcrumbNode(breadcrumbs, url, business)];
  const page = pageNode(
    {
      url,
      breadcrumb: referencesTo(trail)[0],
      about: referencesTo(nodes),
      questions: subjects.flatMap((subject) => (subject.kind === 'faq' ? subject.questions : [])),
    },
    business,
  );
  return graph(dealer, page, ...trail, ...nodes);
};
