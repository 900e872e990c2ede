import { ADDRESSES, policyAddress } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import servicesArt from '@sgc/illustrations/art/services.svg';
import { ButtonLink, Card, CheckList, Cluster, Grid, Hero, Hours, Icon, Section, SectionHeader, Tile } from '@sgc/ui';
import { OFFERS, SERVICE_REASONS } from '../content/services-copy.ts';
import { businessTokens, factTokens, fill } from '../content/tokens.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';

export default function ServicesPage({ business }: PageProps) {
  const tokens = { ...factTokens({ service: SERVICE_FACTS }), ...businessTokens(business) };
  const call = <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>;
  return (
    <>
      <Hero
        title="Golf cart service and repair"
        lead={`Repair, batteries, custom work and warranty, in the workshop or at your place in ${business.county}.`}
        actions={
          <>
            {call}
            <ButtonLink href={ADDRESSES.contact} variant="outline">
              Ask for a date
            </ButtonLink>
          </>
        }
        media={<img src={servicesArt} alt="" width={800} height={600} />}
      />
      <Section labelledBy="offers">
        <SectionHeader id="offers" title="What we do" />
        <Grid min="half">
          {OFFERS.map(({ icon, title, text, features, price }) => (
            <Card key={title} as="article" footer={<strong>{fill(price, tokens)}</strong>}>
              <h3>
                <Icon name={icon} /> {title}
              </h3>
              <p>{fill(text, tokens)}</p>
              <CheckList items={features} columns />
            </Card>
          ))}
        </Grid>
      </Section>
      <Section labelledBy="reasons" tone="sunken">
        <SectionHeader id="reasons" title="Why have it done here" />
        <Grid min="md">
          {SERVICE_REASONS.map(({ icon, title, text }) => (
            <Tile key={title} icon={icon} title={title}>
              {fill(text, tokens)}
            </Tile>
          ))}
        </Grid>
      </Section>
      <Section labelledBy="service-hours">
        <Grid min="half">
          <div>
            <SectionHeader
              id="service-hours"
              title="Service department hours"
              lead="The workshop keeps its own hours. Showroom hours stand at the foot of the page."
            />
            <Hours entries={business.serviceHours} />
          </div>
          <Card as="section" variant="sunken">
            <h2>Storage</h2>
            <p>Leave the cart with us over winter. Monthly and season prices are in the storage policy.</p>
            <Cluster>
              <ButtonLink href={policyAddress('storage-policy')} variant="outline">
                Storage prices
              </ButtonLink>
            </Cluster>
          </Card>
        </Grid>
      </Section>
      <Section labelledBy="closing" tone="plate">
        <SectionHeader
          id="closing"
          title="Something wrong with your cart?"
          lead="Tell us what it does, or no longer does."
        />
        <Cluster>
          {call}
          <ButtonLink href={ADDRESSES.contact} variant="outline">
            Contact us
          </ButtonLink>
        </Cluster>
      </Section>
    </>
  );
}
