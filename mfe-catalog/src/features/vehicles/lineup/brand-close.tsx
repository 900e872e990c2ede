import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { requestAddress } from '@sgc/contract/leads';
import { ButtonLink, Cluster, Grid, Section, SectionHeader, Tile } from '@sgc/ui';
import type { BrandCopy } from '../../../content/brand-copy.ts';

interface BrandCloseProps {
  readonly copy: BrandCopy;
  readonly business: BusinessProfile;
}

/** Why this brand, and the next step. */
export const BrandClose = ({ copy, business }: BrandCloseProps) => (
  <>
    <Section labelledBy="why" tone="sunken">
      <SectionHeader id="why" title={`Why Choose ${copy.name}`} />
      <Grid min="md">
        {copy.why.map(({ title, text, icon }) => (
          <Tile key={title} title={title} icon={icon}>
            {text}
          </Tile>
        ))}
      </Grid>
    </Section>
    <Section labelledBy="close" tone="plate">
      <SectionHeader
        id="close"
        title={`See ${copy.article} ${copy.name} cart for yourself`}
        lead={`Call us, or tell us when a test drive suits you. We serve all of ${business.county}.`}
      />
      <Cluster>
        <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>
        <ButtonLink href={requestAddress('test-drive', { cart: copy.name })} variant="outline">
          Schedule Test Drive
        </ButtonLink>
        <ButtonLink href={ADDRESSES.inventory} variant="outline">
          View Inventory
        </ButtonLink>
      </Cluster>
    </Section>
  </>
);
