import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import type { MarkdownDocument } from '@sgc/markdown/document';
import accessibility from '../../content/legal/accessibility.md';
import privacy from '../../content/legal/privacy.md';
import terms from '../../content/legal/terms.md';
import { MUNICIPALITY_TEXTS } from '../../content/municipalities/index.ts';
import about from '../../content/pages/about.md';
import municipality from '../../content/pages/municipality.md';
import rentals from '../../content/pages/rentals.md';
import services from '../../content/pages/services.md';
import showroom from '../../content/pages/showroom.md';
import { POLICIES } from '../../content/policies/index.ts';

/** A compiled document under its address: the server hands it over with the page, the browser fetches it on the way. */
export interface DocumentQuery {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<MarkdownDocument>;
  readonly staleTime: number;
}

type Texts = Readonly<Record<string, () => Promise<MarkdownDocument>>>;

const noSuchDocument = async (): Promise<MarkdownDocument> => {
  throw new Error('there is no document under this address');
};

const documentQuery = (address: string, load: (() => Promise<MarkdownDocument>) | undefined): DocumentQuery => ({
  queryKey: ['mfe-content', 'document', address],
  queryFn: load ?? noSuchDocument,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Last parts of the policies' addresses. */
export const POLICY_SLUGS = Object.keys(POLICIES);

export const policyQuery = (slug = ''): DocumentQuery => documentQuery(policyAddress(slug), POLICIES[slug]?.text);

export const municipalityQuery = (slug = ''): DocumentQuery =>
  documentQuery(municipalityAddress(slug), (MUNICIPALITY_TEXTS as Texts)[slug]);

export const privacyQuery = documentQuery(ADDRESSES.privacy, privacy);
export const termsQuery = documentQuery(ADDRESSES.terms, terms);
export const accessibilityQuery = documentQuery(ADDRESSES.accessibility, accessibility);
export const rentalsQuery = documentQuery(ADDRESSES.rentals, rentals);
export const servicesQuery = documentQuery(ADDRESSES.services, services);
export const showroomQuery = documentQuery(ADDRESSES.showroom, showroom);
export const aboutQuery = documentQuery(ADDRESSES.about, about);

/** What the pages of all municipalities say alike. */
export const municipalitiesQuery = documentQuery(ADDRESSES.municipality, municipality);
