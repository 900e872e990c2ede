import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import { CallActions, Hero } from '@sgc/ui';
import { benefitsOf } from '../content/brand-copy.ts';
import { DENAGO } from '../content/denago.ts';
import { useFromVehicles } from '../features/vehicles/api/use-from-vehicles.ts';
import { useIdlePrefetch } from '../features/vehicles/api/use-idle-prefetch.ts';
import { Benefits } from '../features/vehicles/lineup/benefits.tsx';
import { BrandClose } from '../features/vehicles/lineup/brand-close.tsx';
import { BrandFace } from '../features/vehicles/lineup/brand-face.tsx';
import { LINEUPS } from '../features/vehicles/lineup/lineup-from.ts';
import { LineupSections } from '../features/vehicles/lineup/lineup-sections.tsx';

export default function DenagoPage({ business }: PageProps) {
  const shown = useFromVehicles(LINEUPS.denago, 'anything');
  useIdlePrefetch();
  return (
    <>
      <Hero
        size="tall"
        title={`Denago golf carts in ${business.county}`}
        lead={DENAGO.lead}
        media={<BrandFace model={DENAGO.faces.head} />}
        actions={
          <CallActions
            phone={business.phone}
            phoneHref={telephoneHref(business.phone)}
            next={{ href: ADDRESSES.inventory, label: 'View Inventory' }}
          />
        }
      />
      <Benefits
        title="What Denago brings"
        items={benefitsOf(DENAGO, shown.kind === 'ready' ? shown.data : undefined)}
        face={DENAGO.faces.benefits}
      />
      <LineupSections
        copy={DENAGO}
        shown={shown}
        business={business}
        address={ADDRESSES.denago}
        seriesTitle="Denago series"
        modelsTitle="The Denago lineup"
        driveOf={({ specifications: { drive } }) => (drive === undefined ? undefined : `Drive: ${drive}`)}
      />
      <BrandClose copy={DENAGO} business={business} />
    </>
  );
}
