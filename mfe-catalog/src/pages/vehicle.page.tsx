import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import type { LoadOutcome, PageContext, PageProps } from '@sgc/contract/section';
import { ButtonLink, Cluster, Section, SectionHeader, Stack } from '@sgc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { hasOwnPrice } from '../domain/own-price.ts';
import type { Related } from '../domain/related.ts';
import { RecentlyViewed } from '../features/history/recently-viewed.tsx';
import { CartChoices } from '../features/shortlists/cart-choices.tsx';
import { Comparison } from '../features/shortlists/comparison.tsx';
import { briefly } from '../features/vehicles/api/briefly.ts';
import { useHandover } from '../features/vehicles/api/handover.ts';
import { loadVehicle, vehicleKey } from '../features/vehicles/api/vehicle.ts';
import { BackToInventory } from '../features/vehicles/details/back-to-inventory.tsx';
import { Counterparts } from '../features/vehicles/details/counterparts.tsx';
import { Interested } from '../features/vehicles/details/interested.tsx';
import { PAYMENT } from '../features/vehicles/details/monthly.tsx';
import { deliveryToTownOf, paymentEstimatorOf } from '../features/vehicles/details/placed-fragments.ts';
import { RelatedCarts } from '../features/vehicles/details/related-carts.tsx';
import { relatedKey } from '../features/vehicles/details/related-key.ts';
import { VehicleFacts } from '../features/vehicles/details/vehicle-facts.tsx';
import { VehicleHead } from '../features/vehicles/details/vehicle-head.tsx';
import { VehicleSkeleton } from '../features/vehicles/details/vehicle-skeleton.tsx';
import { LoadFailure } from '../features/vehicles/load-failure.tsx';
import { SheetActions } from '../features/vehicles/sheet-actions.tsx';
import styles from './vehicle.module.css';

/** Has the vehicle ready, and what leads on from it. The browser does not hold up the page for that. */
export const load = async (context: PageContext): Promise<LoadOutcome> => {
  const { id = '' } = context.params;
  const outcome = await loadVehicle(context, id);
  if (context.queryCache.getQueryData(relatedKey(id)) !== undefined) return outcome;
  const related = import('../features/vehicles/details/related-from.ts').then(({ loadRelated }) =>
    loadRelated(context, id),
  );
  await (typeof window === 'undefined' ? related : briefly(related.catch(() => undefined)));
  return outcome;
};

const Back = () => (
  <p className={styles.back}>
    <BackToInventory />
  </p>
);

const NotFound = ({ business }: { readonly business: BusinessProfile }) => (
  <Section width="text">
    <Stack>
      <h1>Vehicle Not Found</h1>
      <p>The vehicle you're looking for doesn't exist or has been removed.</p>
      <Cluster>
        <ButtonLink href={ADDRESSES.inventory}>Back to Inventory</ButtonLink>
        <ButtonLink href={telephoneHref(business.phone)} variant="outline">
          Call {business.phone}
        </ButtonLink>
      </Cluster>
    </Stack>
  </Section>
);

const Unavailable = ({ business, id }: { readonly business: BusinessProfile; readonly id: string }) => {
  const queryClient = useQueryClient();
  return (
    <Section width="text">
      <Stack>
        <Back />
        <h1>This cart cannot be shown right now</h1>
        <LoadFailure
          message="Our list of carts does not answer at the moment. The cart may well be here: please try again shortly, or call us."
          business={business}
          address={vehicleAddress(encodeURIComponent(id))}
          onRetry={() => queryClient.removeQueries({ queryKey: vehicleKey(id) })}
        />
      </Stack>
    </Section>
  );
};

interface VehicleSheetProps extends Pick<PageProps, 'business' | 'fragments'> {
  /** The id or alias in the address. */
  readonly asked: string;
  readonly vehicle: Vehicle;
}

const VehicleSheet = ({ asked, vehicle, business, fragments }: VehicleSheetProps) => {
  const { id, name, price, externalUrl } = vehicle;
  const PaymentEstimator = paymentEstimatorOf(fragments);
  const DeliveryToTown = deliveryToTownOf(fragments);
  const handed = useHandover<Related>(relatedKey(asked));
  const related = handed?.kind === 'ok' ? handed.data : undefined;
  return (
    <>
      <div className={styles.first}>
        <Section>
          <Stack>
            <Back />
            <VehicleHead
              vehicle={vehicle}
              business={business}
              aboutPrice={<Counterparts counterparts={related?.counterparts ?? []} />}
            >
              <CartChoices id={id} name={name} />
              <SheetActions name={name} url={new URL(vehicleAddress(id), business.origin).href} />
            </VehicleHead>
          </Stack>
        </Section>
      </div>
      <Section tone="sunken">
        <VehicleFacts vehicle={vehicle} />
      </Section>
      {PaymentEstimator && hasOwnPrice(vehicle) ? (
        <div className={styles.screenOnly}>
          <Section labelledBy={PAYMENT}>
            <SectionHeader id={PAYMENT} title="What it costs a month" />
            <PaymentEstimator business={business} price={price} />
          </Section>
        </div>
      ) : null}
      {DeliveryToTown ? (
        <div className={styles.delivery}>
          <Section labelledBy="delivery">
            <SectionHeader id="delivery" title="Delivery to your town" />
            <DeliveryToTown price={price} />
          </Section>
        </div>
      ) : null}
      <RelatedCarts carts={related?.similar ?? []} seats={vehicle.specifications.seatingCapacity} />
      <Interested business={business} externalUrl={externalUrl} />
      <RecentlyViewed id={id} name={name} />
      <Comparison />
    </>
  );
};

export default function VehiclePage({ params: { id = '' }, business, fragments }: PageProps) {
  const handed = useHandover<Vehicle>(vehicleKey(id));
  switch (handed?.kind) {
    case 'ok':
      return <VehicleSheet key={id} asked={id} vehicle={handed.data} business={business} fragments={fragments} />;
    case 'not-found':
      return <NotFound business={business} />;
    case 'unavailable':
      return <Unavailable business={business} id={id} />;
    default:
      return (
        <Section>
          <Stack>
            <Back />
            <VehicleSkeleton />
          </Stack>
        </Section>
      );
  }
}
