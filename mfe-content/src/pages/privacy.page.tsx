import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import { privacyQuery } from '../features/document/document.queries.ts';
import { DocumentPage } from './document-page.tsx';

export default function PrivacyPage({ business }: PageProps) {
  return <DocumentPage query={privacyQuery} address={ADDRESSES.privacy} business={business} />;
}
