import { ADDRESSES, policyAddress } from '@sgc/contract/addresses';
import type { PageContext, SeoDescriptor, Subject } from '@sgc/contract/section';
import type { MarkdownDocument } from '@sgc/markdown/document';
import { documentTokens } from '../content/document-tokens.ts';
import { fill, type Tokens } from '../content/fill.ts';
import * as queries from '../features/document/document.queries.ts';
import { planTokens } from '../features/rental/plan-name.ts';
import { rentalSubjects, serviceSubjects } from './document-subjects.ts';

interface DocumentPage {
  readonly address: string;
  readonly query: queries.DocumentQuery;
  /** What the page is called on the way to it; its title if nothing else. */
  readonly name?: string;
  readonly subjects?: (document: MarkdownDocument, tokens: Tokens) => Subject[];
}

/** Describes a page by what stands before its document's text. */
const documentSeo =
  ({ address, query, name, subjects }: DocumentPage) =>
  ({ queryCache, business }: PageContext): SeoDescriptor => {
    const document = queryCache.getQueryData<MarkdownDocument>(query.queryKey);
    const { title = '', description = '', keywords = '', picture } = document?.meta ?? {};
    const tokens = { ...documentTokens(business), ...planTokens };
    return {
      title,
      description: fill(description, tokens),
      keywords: fill(keywords, tokens).split(', ').filter(Boolean),
      canonicalPath: address,
      social: { image: picture ?? '/social/policies.jpg', imageAlt: 'Drawing of an electric golf cart' },
      breadcrumbs: [
        { name: 'Home', path: ADDRESSES.home },
        { name: name ?? title, path: address },
      ],
      subjects: document && subjects ? subjects(document, tokens) : [],
    };
  };

export const rentalsSeo = documentSeo({
  address: ADDRESSES.rentals,
  query: queries.rentalsQuery,
  name: 'Rentals',
  subjects: rentalSubjects,
});

export const servicesSeo = documentSeo({
  address: ADDRESSES.services,
  query: queries.servicesQuery,
  name: 'Services',
  subjects: serviceSubjects,
});

export const showroomSeo = documentSeo({
  address: ADDRESSES.showroom,
  query: queries.showroomQuery,
  name: 'Showroom',
});

export const aboutSeo = documentSeo({ address: ADDRESSES.about, query: queries.aboutQuery, name: 'About' });

export const privacySeo = documentSeo({ address: ADDRESSES.privacy, query: queries.privacyQuery });

export const termsSeo = documentSeo({ address: ADDRESSES.terms, query: queries.termsQuery });

export const accessibilitySeo = documentSeo({ address: ADDRESSES.accessibility, query: queries.accessibilityQuery });

export const policySeo = (context: PageContext): SeoDescriptor => {
  const { policy = '' } = context.params;
  return documentSeo({ address: policyAddress(policy), query: queries.policyQuery(policy) })(context);
};
