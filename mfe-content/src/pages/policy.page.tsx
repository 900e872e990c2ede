import { policyAddress } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import { POLICY_BANNERS } from '../content/policies/banners.ts';
import { policyQuery } from '../features/document/document.queries.ts';
import { DocumentPage } from './document-page.tsx';

export default function PolicyPage({ params, business }: PageProps) {
  const slug = params.policy ?? '';
  return (
    <DocumentPage
      query={policyQuery(slug)}
      address={policyAddress(slug)}
      banner={POLICY_BANNERS[slug]}
      business={business}
    />
  );
}
