import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import { ButtonLink, Grid, Section, SectionHeader } from '@sgc/ui';
import type { BrandCopy } from '../../../content/brand-copy.ts';
import type { Lineup, ModelSummary } from '../../../domain/lineup.ts';
import type { Shown } from '../api/use-from-vehicles.ts';
import { SkeletonCards } from '../list/skeleton-cards.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { ModelCard } from './model-card.tsx';
import { SeriesCard } from './series-card.tsx';

interface LineupSectionsProps {
  readonly copy: BrandCopy;
  readonly shown: Shown<Lineup>;
  readonly business: BusinessProfile;
  /** This page. */
  readonly address: string;
  readonly seriesTitle: string;
  readonly modelsTitle: string;
  /** The line about a model's drive. */
  readonly driveOf: (model: ModelSummary) => string | undefined;
}

/** A card per series, then a card per model with a price of its own. */
export const LineupSections = ({
  copy,
  shown,
  business,
  address,
  seriesTitle,
  modelsTitle,
  driveOf,
}: LineupSectionsProps) => {
  if (shown.kind === 'loading') {
    return (
      <Section>
        <SkeletonCards />
      </Section>
    );
  }
  if (shown.kind === 'failed') {
    return (
      <Section>
        <LoadFailure
          message={`Error loading vehicles: ${shown.message}`}
          business={business}
          address={address}
          onRetry={(event) => {
            event.preventDefault();
            shown.retry();
          }}
        />
      </Section>
    );
  }
  const { series, models } = shown.data;
  if (series.length === 0) {
    return (
      <Section labelledBy="series" tone="sunken">
        <SectionHeader
          id="series"
          title={`No ${copy.name} carts are listed right now`}
          lead="We order them for you: call us, or write."
          action={<ButtonLink href={ADDRESSES.contact}>Contact Us</ButtonLink>}
        />
      </Section>
    );
  }
  return (
    <>
      <Section labelledBy="series" tone="sunken">
        <SectionHeader id="series" title={seriesTitle} />
        <Grid as="ul">
          {series.map((one) => (
            <li key={one.name}>
              <SeriesCard series={one} text={copy.seriesText[one.name]} />
            </li>
          ))}
        </Grid>
      </Section>
      {models.length === 0 ? null : (
        <Section labelledBy="models">
          <SectionHeader id="models" title={modelsTitle} />
          <Grid as="ul">
            {models.map((model) => (
              <li key={model.id}>
                <ModelCard model={model} drive={driveOf(model)} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
};
