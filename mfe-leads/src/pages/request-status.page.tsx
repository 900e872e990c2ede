import { REFERENCE_PARAMETER, readLeadReference } from '@sgc/contract/leads';
import type { PageProps } from '@sgc/contract/section';
import { Hero, Section, SectionHeader } from '@sgc/ui';
import { StatusForm } from '../features/status/status-form.tsx';

export default function RequestStatusPage({ business, search, submission }: PageProps) {
  const reference = readLeadReference(search.get(REFERENCE_PARAMETER));
  return (
    <>
      <Hero title="Your request" lead="See what you asked us, and whether we have answered." />
      <Section>
        <SectionHeader
          id="look-up"
          title="Look it up"
          lead="Your reference stands on the page that thanked you, and in our mail if you got one."
        />
        <StatusForm key={search.toString()} business={business} reference={reference} posted={submission} />
      </Section>
    </>
  );
}
