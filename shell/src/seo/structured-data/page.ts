import type { BusinessProfile } from '@sgc/contract/business';
import type { FaqSubject } from '@sgc/contract/section';
import type { FAQPage, WebPage } from 'schema-dts';
import { businessId, type Reference, referenceTo } from './site-reference.ts';

export interface PageParts {
  readonly url: string;
  readonly breadcrumb: Reference | undefined;
  /** Subjects of the page. */
  readonly about: readonly Reference[];
  /** Questions that it answers. */
  readonly questions: FaqSubject['questions'];
}

/** The page itself, which ties the other nodes together. One that answers questions is a page of questions. */
export const pageNode = (
  { url, breadcrumb, about, questions }: PageParts,
  business: BusinessProfile,
): WebPage | FAQPage => {
  const page = {
    '@id': url,
    url,
    publisher: referenceTo(businessId(business)),
    ...(breadcrumb === undefined ? {} : { breadcrumb }),
    ...(about.length === 0 ? {} : { about }),
  };
  if (questions.length === 0) return { '@type': 'WebPage', ...page };
  return {
    '@type': 'FAQPage',
    ...page,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
};
