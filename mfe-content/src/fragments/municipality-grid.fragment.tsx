import { ADDRESSES } from '@sgc/contract/addresses';
import { ButtonLink, Cluster, SectionHeader, Stack } from '@sgc/ui';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { PlaceLinks } from '../features/places/place-links.tsx';

/** Properties of the fragment. */
export interface MunicipalityGridProps {
  /** How many places it links. Default 24. */
  readonly limit?: number;
}

const DEFAULT_LIMIT = 24;

/** The first places on the list, and how many there are in all. */
export default function MunicipalityGrid({ limit = DEFAULT_LIMIT }: MunicipalityGridProps) {
  const total = MUNICIPALITIES.length;
  const shown = MUNICIPALITIES.slice(0, limit);
  return (
    <>
      <SectionHeader
        id="municipalities"
        title={`We deliver to ${total} municipalities`}
        lead={shown.length < total ? `Here are the first ${shown.length}.` : undefined}
      />
      <Stack>
        <PlaceLinks places={shown} />
        <Cluster>
          <ButtonLink href={`${ADDRESSES.about}#where-we-deliver`} variant="outline">
            See all {total}
          </ButtonLink>
        </Cluster>
      </Stack>
    </>
  );
}
