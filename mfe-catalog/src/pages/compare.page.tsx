import { ADDRESSES, COMPARED_PARAMETER, compareAddress } from '@sgc/contract/addresses';
import type { Vehicle } from '@sgc/contract/catalog';
import { contactAboutAddress, contactNoteAddress } from '@sgc/contract/leads';
import type { LoadOutcome, PageContext, PageProps } from '@sgc/contract/section';
import { ButtonLink, Cluster, Section, Skeleton, Stack, VisuallyHidden } from '@sgc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { comparedIds } from '../domain/compared-ids.ts';
import { COMPARED_AT_MOST } from '../domain/comparison.ts';
import { ComparisonTable } from '../features/comparison/comparison-table.tsx';
import { compared } from '../features/shortlists/compared.store.ts';
import { comparedKey, loadCompared } from '../features/vehicles/api/compared-vehicles.ts';
import { useHandover } from '../features/vehicles/api/handover.ts';
import { LoadFailure } from '../features/vehicles/load-failure.tsx';
import { SheetActions } from '../features/vehicles/sheet-actions.tsx';
import { picturesOf, VehiclePicture } from '../features/vehicles/vehicle-picture.tsx';
import { VehiclePrice } from '../features/vehicles/vehicle-price.tsx';
import styles from './vehicle.module.css';

export const load = (context: PageContext): Promise<LoadOutcome> =>
  loadCompared(context, comparedIds(context.search.get(COMPARED_PARAMETER)));

interface HowToProps {
  readonly count: number;
  /** How many were asked for: some may be listed no more. */
  readonly asked: number;
}

const HowTo = ({ count, asked }: HowToProps) => (
  <p>
    {count < asked ? 'Not every cart that you chose is still listed. ' : ''}
    {count === 0
      ? `Choose “Compare” on up to ${COMPARED_AT_MOST} carts in the inventory to see them side by side here.`
      : 'Choose “Compare” on a second cart in the inventory, and see the two side by side.'}
  </p>
);

const noteOn = (vehicles: readonly Vehicle[]): string =>
  `I am comparing ${vehicles.map(({ name }) => name).join(', ')}. I would like to know: `;

interface SideBySideProps extends Pick<PageProps, 'business'> {
  readonly vehicles: readonly Vehicle[];
  readonly asked: number;
}

const SideBySide = ({ vehicles, asked, business }: SideBySideProps) => {
  const ids = vehicles.map(({ id }) => id);
  const without = (gone: string) => compareAddress(ids.filter((id) => id !== gone));
  return (
    <Stack gap="lg">
      {vehicles.length < 2 ? <HowTo count={vehicles.length} asked={asked} /> : null}
      {vehicles.length === 0 ? null : (
        <ComparisonTable
          vehicles={vehicles}
          pictureOf={(vehicle) => <VehiclePicture src={picturesOf(vehicle)[0] ?? ''} alt="" />}
          priceOf={(vehicle) => <VehiclePrice vehicle={vehicle} />}
          actionOf={({ id, name }) => (
            <Cluster gap="sm">
              <ButtonLink href={contactAboutAddress(id)} size="sm" variant="solid">
                Ask<VisuallyHidden> about {name}</VisuallyHidden>
              </ButtonLink>
              <ButtonLink href={without(id)} size="sm" variant="quiet" onClick={() => compared.remove(id)}>
                Remove<VisuallyHidden> {name}</VisuallyHidden>
              </ButtonLink>
            </Cluster>
          )}
        />
      )}
      <div className={styles.screenOnly}>
        <Cluster>
          {vehicles.length > 1 ? (
            <ButtonLink href={contactNoteAddress(noteOn(vehicles), ids[0])}>Ask about these carts</ButtonLink>
          ) : null}
          <ButtonLink href={ADDRESSES.inventory} variant="outline">
            Back to Inventory
          </ButtonLink>
          {vehicles.length > 1 ? (
            <SheetActions name="Golf carts side by side" url={new URL(compareAddress(ids), business.origin).href} />
          ) : null}
        </Cluster>
      </div>
    </Stack>
  );
};

export default function ComparePage({ search, business }: PageProps) {
  const queryClient = useQueryClient();
  const ids = comparedIds(search.get(COMPARED_PARAMETER));
  const handed = useHandover<Vehicle[]>(comparedKey(ids));
  return (
    <Section>
      <Stack gap="lg">
        <h1>Compare carts</h1>
        {handed === undefined ? (
          <div aria-busy="true">
            <VisuallyHidden>Loading the carts</VisuallyHidden>
            <Skeleton shape="media" />
          </div>
        ) : null}
        {handed?.kind === 'ok' ? <SideBySide vehicles={handed.data} asked={ids.length} business={business} /> : null}
        {handed?.kind === 'unavailable' ? (
          <LoadFailure
            message="Our list of carts does not answer at the moment. Please try again shortly, or call us."
            business={business}
            address={compareAddress(ids)}
            onRetry={() => queryClient.removeQueries({ queryKey: comparedKey(ids) })}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
