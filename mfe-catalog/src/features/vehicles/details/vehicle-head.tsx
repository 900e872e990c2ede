import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import { contactAboutAddress } from '@sgc/contract/leads';
import { ButtonLink, Cluster, Price, Stack, Tile } from '@sgc/ui';
import type { ReactNode } from 'react';
import { PRICE_LABELS } from '../../../content/price-labels.ts';
import { sourcedProductRating } from '../../../domain/product-rating.ts';
import { stockStatus } from '../../../domain/stock-status.ts';
import { picturesOf } from '../vehicle-picture.tsx';
import { Gallery } from './gallery.tsx';
import styles from './vehicle-head.module.css';

interface VehicleHeadProps {
  readonly vehicle: Vehicle;
  readonly business: BusinessProfile;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What a vehicle is, what it costs, and the next step. */
export const VehicleHead = ({ vehicle, business, children }: VehicleHeadProps) => {
  const { name, description, price, priceKind, brand, specifications, externalUrl, id } = vehicle;
  const rating = sourcedProductRating(business);
  return (
    <div className={styles.head}>
      <Gallery key={id} name={name} pictures={picturesOf(vehicle)} status={stockStatus(vehicle)} />
      <Stack>
        <h1 className={styles.name}>{name}</h1>
        {description === '' ? null : <p className={styles.description}>{description}</p>}
        <Price amount={price} label={PRICE_LABELS[priceKind]} size="lg" />
        <div className={styles.tiles}>
          {specifications.seatingCapacity === undefined ? null : (
            <Tile title="Seats" icon="people" level={2}>
              {specifications.seatingCapacity}
            </Tile>
          )}
          <Tile title="Availability" icon="check" level={2}>
            {vehicle.inStock ? 'In stock' : 'Out of stock, ordered for you'}
          </Tile>
          <Tile title="Brand" icon="shield" level={2}>
            {brand.toUpperCase()}
          </Tile>
        </div>
        {rating === undefined ? null : (
          <p>
            <a href={rating.sourceUrl}>
              Rated {rating.value} of 5 by {rating.count} buyers
            </a>
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={telephoneHref(business.phone)}>Schedule Test Drive</ButtonLink>
          <ButtonLink href={business.financingApplicationUrl} variant="solid" external>
            Get Financing Quote
          </ButtonLink>
          {externalUrl === undefined ? null : (
            <ButtonLink href={externalUrl} variant="outline" external>
              View Vehicle Details
            </ButtonLink>
          )}
          <ButtonLink href={contactAboutAddress(id)} variant="outline">
            Ask about this cart
          </ButtonLink>
        </div>
        <Cluster>{children}</Cluster>
      </Stack>
    </div>
  );
};
