import type { BusinessProfile } from '@sgc/contract/business';
import { useQuery } from '@tanstack/react-query';
import { documentTokens } from '../content/document-tokens.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { ContactBox } from '../features/contact/contact-box.tsx';
import type { DocumentQuery } from '../features/document/document.queries.ts';
import { DocumentView } from '../features/document/document-view.tsx';

/** Properties of {@link DocumentPage}. */
interface DocumentPageProps {
  readonly query: DocumentQuery;
  readonly address: string;
  readonly banner?: string | undefined;
  readonly business: BusinessProfile;
  /** From when it holds, or what time it reports on; the policies' own date unless said otherwise. */
  readonly validity?: string;
  /** What stands above the ways to ask. */
  readonly ask?: string;
}

/** A long text with the facts it quotes, and how to ask about it. */
export const DocumentPage = ({ query, address, banner, business, ...words }: DocumentPageProps) => {
  const { data: document } = useQuery(query);
  if (document === undefined) return null;
  const tokens = documentTokens(business);
  const isReport = document.meta.period !== undefined;
  const {
    validity = isReport ? 'Reporting period: {staffing.year}' : 'Effective {policy.effectiveDate}',
    ask = isReport ? 'Questions about this report' : 'Questions about this policy',
  } = words;
  return (
    <DocumentView document={document} address={address} tokens={tokens} validity={validity} banner={banner}>
      <ContactBox business={business} title={ask} municipalityCount={MUNICIPALITIES.length} />
    </DocumentView>
  );
};
