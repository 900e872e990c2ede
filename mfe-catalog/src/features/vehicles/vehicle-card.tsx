import { vehicleAddress } from '@sgc/contract/addresses';
import type { PriceKind, Vehicle } from '@sgc/contract/catalog';
import { Badge, ButtonLink, Card, Price } from '@sgc/ui';

const PRICE_LABELS: Record<PriceKind, string> = {
  'as-equipped': 'In stock, as equipped',
  'starting-at': 'Starting at',
  'series-from': 'Series from',
};

/** One vehicle of a list. */
export const VehicleCard = ({ vehicle }: { vehicle: Vehicle }) => (
  <Card
    as="article"
    badge={vehicle.isNew ? <Badge>NEW</Badge> : undefined}
    footer={
      <>
        <Price amount={vehicle.price} label={PRICE_LABELS[vehicle.priceKind]} />
        <ButtonLink href={vehicleAddress(vehicle.id)}>View Details</ButtonLink>
      </>
    }
  >
    <h3>{vehicle.name}</h3>
    <p>{vehicle.description}</p>
  </Card>
);
