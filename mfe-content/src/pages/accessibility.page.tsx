import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import { accessibilityQuery } from '../features/document/document.queries.ts';
import { DocumentPage } from './document-page.tsx';

export default function AccessibilityPage({ business }: PageProps) {
  return (
    <DocumentPage
      query={accessibilityQuery}
      address={ADDRESSES.accessibility}
      business={business}
      validity=""
      ask="Reach a person"
    />
  );
}
