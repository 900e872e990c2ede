import type { Vehicle } from '@sgc/contract/catalog';
import { formatDollars, Price } from '@sgc/ui';
import { ASK_FOR_A_PRICE, PRICE_LABELS } from '../../content/price-labels.ts';
import { hasOwnPrice } from '../../domain/own-price.ts';
import styles from './vehicle-price.module.css';

interface VehiclePriceProps {
  readonly vehicle: Pick<Vehicle, 'price' | 'priceKind'>;
  readonly size?: 'md' | 'lg';
}

/** What a vehicle costs. Where only its series has a price, that is said, and no large figure promises it. */
export const VehiclePrice = ({ vehicle: { price, priceKind }, size = 'md' }: VehiclePriceProps) =>
  hasOwnPrice({ priceKind }) ? (
    <Price amount={price} label={PRICE_LABELS[priceKind]} size={size} />
  ) : (
    <p className={styles.unpriced}>
      <strong className={size === 'lg' ? styles.large : undefined}>{ASK_FOR_A_PRICE}</strong>
      <span className={styles.series}>
        {PRICE_LABELS[priceKind]} {formatDollars(price)}
      </span>
    </p>
  );
