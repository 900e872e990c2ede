import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Card, Cluster, Facts, Prose } from '@sgc/ui';

/** Properties of {@link ContactBox}. */
interface ContactBoxProps {
  readonly business: BusinessProfile;
  readonly title: string;
  /** Places that the dealer serves. */
  readonly municipalityCount: number;
}

/** How to reach the dealer, and where it works. */
export const ContactBox = ({ business, title, municipalityCount }: ContactBoxProps) => (
  <Card as="section" variant="sunken">
    <Prose>
      <h2>{title}</h2>
    </Prose>
    <Facts
      facts={[
        { name: 'Phone', value: <a href={telephoneHref(business.phone)}>{business.phone}</a> },
        { name: 'E-mail', value: <a href={`mailto:${business.email}`}>{business.email}</a> },
        {
          name: 'Service area',
          value: `${municipalityCount} municipalities in and around ${business.county}, ${business.state}`,
        },
      ]}
    />
    <Cluster>
      <ButtonLink href={ADDRESSES.contact} variant="outline">
        Send a message
      </ButtonLink>
    </Cluster>
  </Card>
);
