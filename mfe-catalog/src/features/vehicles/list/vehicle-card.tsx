import { DELIVERY_TERMS } from '@sgc/contract/business';
import { Badge, ButtonLink, Card, Cluster, VisuallyHidden } from '@sgc/ui';
import type { ReactNode } from 'react';
import type { CardFacts } from '../../../domain/card-facts.ts';
import { cardBadges } from '../../../domain/stock-status.ts';
import { picturesOf, VehiclePicture } from '../vehicle-picture.tsx';
import { VehiclePrice } from '../vehicle-price.tsx';
import styles from './vehicle-card.module.css';

interface VehicleCardProps {
  readonly vehicle: CardFacts;
  readonly href: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

const factsOf = ({ seats, range, inStock }: CardFacts): string[] => [
  ...(seats === undefined ? [] : [`${seats} seats`]),
  ...(range === undefined ? [] : [`${range} of range`]),
  ...(inStock ? [] : [`To order, ${DELIVERY_TERMS.customOrderWeeks} weeks`]),
];

/** One vehicle of a list. The whole card leads to its page. */
export const VehicleCard = ({ vehicle, href, children }: VehicleCardProps) => {
  const badges = cardBadges(vehicle);
  return (
    <Card
      as="article"
      compact
      // The heading beside it says the same.
      media={<VehiclePicture src={picturesOf(vehicle)[0] ?? ''} alt="" />}
      badge={
        badges.length === 0 ? undefined : (
          <Cluster gap="sm">
            {badges.map((word) => (
              <Badge key={word} tone={word === 'NEW' ? 'spark' : 'good'}>
                {word}
              </Badge>
            ))}
          </Cluster>
        )
      }
      footer={
        <>
          <VehiclePrice vehicle={vehicle} />
          <div className={styles.details}>
            <ButtonLink href={href} variant="outline">
              View Details<VisuallyHidden>{` of ${vehicle.name}`}</VisuallyHidden>
            </ButtonLink>
          </div>
          {children ? <div className={styles.actions}>{children}</div> : null}
        </>
      }
    >
      <h3>{vehicle.name}</h3>
      <ul className={styles.facts}>
        {factsOf(vehicle).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles.text}>{vehicle.description}</p>
    </Card>
  );
};
