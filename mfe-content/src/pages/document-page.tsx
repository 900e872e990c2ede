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
}

/** A long text with the facts it quotes, and how to ask about it. */
export const DocumentPage = ({ query, address, banner, business }: DocumentPageProps) => {
  const { data: document } = useQuery(query);
  if (document === undefined) return null;
  const tokens = documentTokens(business);
  const validity = document.meta.period ? 'Reporting period: {staffing.year}' : 'Effective {policy.effectiveDate}';
  return (
    <DocumentView document={document} address={address} tokens={tokens} validity={validity} banner={banner}>
      <ContactBox
        business={business}
        title={document.meta.period ? 'Questions about this report' : 'Questions about this policy'}
        municipalityCount={MUNICIPALITIES.length}
      />
    </DocumentView>
  );
};
