import { Badge, ButtonLink, Card, Price, VisuallyHidden } from '@sgc/ui';
import type { ReactNode } from 'react';
import { PRICE_LABELS } from '../../../content/price-labels.ts';
import type { CardFacts } from '../../../domain/card-facts.ts';
import { picturesOf, VehiclePicture } from '../vehicle-picture.tsx';
import styles from './vehicle-card.module.css';

interface VehicleCardProps {
  readonly vehicle: CardFacts;
  readonly href: string;
  /** In the first view of the page. */
  readonly first?: boolean;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** One vehicle of a list. The whole card leads to its page. */
export const VehicleCard = ({ vehicle, href, first = false, children }: VehicleCardProps) => (
  <Card
    as="article"
    media={
      <VehiclePicture src={picturesOf(vehicle)[0] ?? ''} alt={vehicle.name} priority={first ? 'first' : 'later'} />
    }
    badge={vehicle.isNew ? <Badge tone="spark">NEW</Badge> : undefined}
    footer={
      <>
        <Price amount={vehicle.price} label={PRICE_LABELS[vehicle.priceKind]} />
        <div className={styles.details}>
          <ButtonLink href={href} variant="outline">
            View Details<VisuallyHidden> of {vehicle.name}</VisuallyHidden>
          </ButtonLink>
        </div>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </>
    }
  >
    <h3>{vehicle.name}</h3>
    <p className={styles.text}>{vehicle.description}</p>
  </Card>
);
