import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import { termsQuery } from '../features/document/document.queries.ts';
import { DocumentPage } from './document-page.tsx';

export default function TermsPage({ business }: PageProps) {
  return <DocumentPage query={termsQuery} address={ADDRESSES.terms} business={business} />;
}
