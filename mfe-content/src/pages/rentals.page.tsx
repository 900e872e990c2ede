import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import rentalsArt from '@sgc/illustrations/art/rentals.svg';
import { Prose, Steps } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { businessTokens } from '../content/business-tokens.ts';
import { factTokens } from '../content/fact-tokens.ts';
import { rentalTokens } from '../content/rental-tokens.ts';
import { DELIVERY_FACTS } from '../domain/facts/delivery-facts.ts';
import { RENTAL_FACTS } from '../domain/facts/rental-facts.ts';
import { rentalsQuery } from '../features/document/document.queries.ts';
import { Markdown } from '../features/document/markdown.tsx';
import { PageHero } from '../features/document/page-hero.tsx';
import { PagePart } from '../features/document/page-part.tsx';
import { leadOf, partFinder, partsOf } from '../features/document/parts.ts';
import { Questions } from '../features/document/questions.tsx';
import { Tiles } from '../features/document/tiles.tsx';
import { LateCalculator } from '../features/rental/late-calculator.tsx';
import { planTokens } from '../features/rental/plan-name.ts';
import { Plans } from '../features/rental/plans.tsx';

export default function RentalsPage({ business, search }: PageProps) {
  const { data: document } = useQuery(rentalsQuery);
  if (document === undefined) return null;
  const tokens = {
    ...factTokens({ delivery: DELIVERY_FACTS, rental: RENTAL_FACTS }),
    ...businessTokens(business),
    ...planTokens,
    ...rentalTokens(business),
  };
  const part = partFinder(document.nodes);
  const plans = part('plans-and-prices');
  const steps = part('how-renting-works');
  const questions = part('questions-and-answers');
  const known = part('good-to-know');
  return (
    <>
      <PageHero
        document={document}
        tokens={tokens}
        business={business}
        next={{ href: '#what-will-it-cost', label: 'Work out the cost' }}
        picture={rentalsArt}
      />
      <PagePart part={part('what-will-it-cost')} tokens={tokens}>
        <LateCalculator search={search} business={business} />
      </PagePart>
      <PagePart part={plans} tokens={tokens} tone="sunken">
        <Plans
          descriptions={partsOf(plans.nodes, 'h3').map((plan) => leadOf(plan) ?? '')}
          dial={telephoneHref(business.phone)}
          tokens={tokens}
        />
      </PagePart>
      <PagePart part={part('every-rental-includes')} tokens={tokens}>
        <Tiles
          part={part('every-rental-includes')}
          icons={['shield', 'truck', 'battery', 'check', 'phone', 'coin']}
          tokens={tokens}
          min="lg"
        />
      </PagePart>
      <PagePart part={steps} tokens={tokens} tone="sunken">
        <Steps steps={partsOf(steps.nodes, 'h3').map((step) => ({ title: step.title, text: leadOf(step) }))} />
      </PagePart>
      <PagePart part={questions} tokens={tokens}>
        <Questions part={questions} tokens={tokens} />
      </PagePart>
      <PagePart part={known} tokens={tokens} tone="sunken">
        <Prose>
          <Markdown nodes={known.nodes} tokens={tokens} />
        </Prose>
      </PagePart>
    </>
  );
}
