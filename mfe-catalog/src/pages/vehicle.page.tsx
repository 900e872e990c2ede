import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import type { PageProps } from '@sgc/contract/section';
import { ButtonLink, Cluster, Section, SectionHeader, Stack } from '@sgc/ui';
import { useQueryClient } from '@tanstack/react-query';
import { hasOwnPrice } from '../domain/own-price.ts';
import { CompareButton } from '../features/comparison/compare-button.tsx';
import { Comparison } from '../features/comparison/comparison.tsx';
import { RecentlyViewed } from '../features/history/recently-viewed.tsx';
import { useHandover } from '../features/vehicles/api/handover.ts';
import { vehicleKey } from '../features/vehicles/api/vehicle.ts';
import { Interested } from '../features/vehicles/details/interested.tsx';
import { paymentEstimatorOf } from '../features/vehicles/details/payment-estimator.ts';
import { SheetActions } from '../features/vehicles/details/sheet-actions.tsx';
import { VehicleFacts } from '../features/vehicles/details/vehicle-facts.tsx';
import { VehicleHead } from '../features/vehicles/details/vehicle-head.tsx';
import { VehicleSkeleton } from '../features/vehicles/details/vehicle-skeleton.tsx';
import { LoadFailure } from '../features/vehicles/load-failure.tsx';
import styles from './vehicle.module.css';

const BackToInventory = () => (
  <p className={styles.back}>
    <a href={ADDRESSES.inventory}>Back to Inventory</a>
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
        <BackToInventory />
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
  readonly vehicle: Vehicle;
}

const VehicleSheet = ({ vehicle, business, fragments }: VehicleSheetProps) => {
  const { id, name, price, externalUrl } = vehicle;
  const PaymentEstimator = paymentEstimatorOf(fragments);
  return (
    <>
      <Section>
        <Stack>
          <BackToInventory />
          <VehicleHead vehicle={vehicle} business={business}>
            <CompareButton id={id} name={name} />
            <SheetActions name={name} url={new URL(vehicleAddress(id), business.origin).href} />
          </VehicleHead>
        </Stack>
      </Section>
      <Section tone="sunken">
        <VehicleFacts vehicle={vehicle} />
      </Section>
      {PaymentEstimator && hasOwnPrice(vehicle) ? (
        <div className={styles.screenOnly}>
          <Section labelledBy="payment">
            <SectionHeader id="payment" title="What it costs a month" />
            <PaymentEstimator business={business} price={price} />
          </Section>
        </div>
      ) : null}
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
      return <VehicleSheet key={id} vehicle={handed.data} business={business} fragments={fragments} />;
    case 'not-found':
      return <NotFound business={business} />;
    case 'unavailable':
      return <Unavailable business={business} id={id} />;
    default:
      return (
        <Section>
          <Stack>
            <BackToInventory />
            <VehicleSkeleton />
          </Stack>
        </Section>
      );
  }
}
