import { requestAddress } from '@sgc/contract/leads';
import type { PageProps } from '@sgc/contract/section';
import servicesArt from '@sgc/illustrations/art/services.svg';
import { Card, Grid, Hours, Prose, Section } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { businessTokens } from '../content/business-tokens.ts';
import { factTokens } from '../content/fact-tokens.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';
import { STORAGE_FACTS } from '../domain/facts/storage-facts.ts';
import { Closing } from '../features/document/closing.tsx';
import { servicesQuery } from '../features/document/document.queries.ts';
import { Markdown } from '../features/document/markdown.tsx';
import { OfferCard } from '../features/document/offer-card.tsx';
import { PageHero } from '../features/document/page-hero.tsx';
import { PagePart, PartHeader } from '../features/document/page-part.tsx';
import { partFinder, partsOf } from '../features/document/parts.ts';
import { Questions } from '../features/document/questions.tsx';
import { Tiles } from '../features/document/tiles.tsx';

const OFFER_ICONS = ['wrench', 'battery', 'bolt', 'shield'] as const;

export default function ServicesPage({ business }: PageProps) {
  const { data: document } = useQuery(servicesQuery);
  if (document === undefined) return null;
  const tokens = { ...factTokens({ service: SERVICE_FACTS, storage: STORAGE_FACTS }), ...businessTokens(business) };
  const part = partFinder(document.nodes);
  return (
    <>
      <PageHero
        document={document}
        tokens={tokens}
        business={business}
        next={{ href: requestAddress('service'), label: 'Request service' }}
        picture={servicesArt}
      />
      <PagePart part={part('what-we-do')} tokens={tokens}>
        <Grid min="half">
          {partsOf(part('what-we-do').nodes, 'h3').map((offer, index) => (
            <OfferCard key={offer.id} part={offer} icon={OFFER_ICONS[index] ?? 'check'} tokens={tokens} />
          ))}
        </Grid>
      </PagePart>
      <PagePart part={part('why-bring-it-to-us')} tokens={tokens} tone="sunken">
        <Tiles part={part('why-bring-it-to-us')} icons={['clock', 'truck', 'check', 'star']} tokens={tokens} />
      </PagePart>
      <PagePart part={part('questions-and-answers')} tokens={tokens}>
        <Questions part={part('questions-and-answers')} tokens={tokens} />
      </PagePart>
      <Section labelledBy="service-department-hours" tone="sunken">
        <Grid min="half">
          <div>
            <PartHeader part={part('service-department-hours')} tokens={tokens} />
            <Hours entries={business.serviceHours} timeZone={business.timeZone} />
          </div>
          <Card as="section">
            <Prose>
              <h2>{part('storage').title}</h2>
              <Markdown nodes={part('storage').nodes} tokens={tokens} />
            </Prose>
          </Card>
        </Grid>
      </Section>
      <Closing part={part('something-wrong-with-your-cart')} tokens={tokens} business={business} />
    </>
  );
}
