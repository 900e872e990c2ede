import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import { Badge, CallActions, Hero } from '@sgc/ui';
import { benefitsOf } from '../content/brand-copy.ts';
import { EVOLUTION, EVOLUTION_DRIVE } from '../content/evolution.ts';
import { useFromVehicles } from '../features/vehicles/api/use-from-vehicles.ts';
import { useIdlePrefetch } from '../features/vehicles/api/use-idle-prefetch.ts';
import { Benefits } from '../features/vehicles/lineup/benefits.tsx';
import { BrandClose } from '../features/vehicles/lineup/brand-close.tsx';
import { BrandFace } from '../features/vehicles/lineup/brand-face.tsx';
import { LINEUPS } from '../features/vehicles/lineup/lineup-from.ts';
import { LineupSections } from '../features/vehicles/lineup/lineup-sections.tsx';

export default function EvolutionPage({ business }: PageProps) {
  const shown = useFromVehicles(LINEUPS.evolution, 'anything');
  useIdlePrefetch();
  return (
    <>
      <Hero
        size="tall"
        eyebrow={<Badge>PREMIUM ELECTRIC VEHICLES</Badge>}
        title={`EVOLUTION golf carts in ${business.county}`}
        lead={EVOLUTION.lead}
        media={<BrandFace model={EVOLUTION.faces.head} />}
        actions={
          <CallActions
            phone={business.phone}
            phoneHref={telephoneHref(business.phone)}
            next={{ href: ADDRESSES.inventory, label: 'View EVOLUTION Models' }}
          />
        }
      />
      <Benefits
        title="The EVOLUTION Difference"
        items={benefitsOf(EVOLUTION, shown.kind === 'ready' ? shown.data : undefined)}
        face={EVOLUTION.faces.benefits}
        badge="Industry Leading"
      />
      <LineupSections
        copy={EVOLUTION}
        shown={shown}
        business={business}
        address={ADDRESSES.evolution}
        seriesTitle="Complete EVOLUTION Lineup"
        modelsTitle="Complete EVOLUTION Vehicle Lineup"
        driveOf={() => EVOLUTION_DRIVE}
      />
      <BrandClose copy={EVOLUTION} business={business} />
    </>
  );
}
