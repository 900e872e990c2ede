import { type BusinessProfile, DELIVERY_TERMS, telephoneHref } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import { contactAboutAddress, requestAddress } from '@sgc/contract/leads';
import { ButtonLink, Cluster, Facts, Stack } from '@sgc/ui';
import type { ReactNode } from 'react';
import { hasOwnPrice } from '../../../domain/own-price.ts';
import { sourcedProductRating } from '../../../domain/product-rating.ts';
import { stockStatus } from '../../../domain/stock-status.ts';
import { picturesOf } from '../vehicle-picture.tsx';
import { VehiclePrice } from '../vehicle-price.tsx';
import { Gallery } from './gallery.tsx';
import { Monthly } from './monthly.tsx';
import styles from './vehicle-head.module.css';

interface VehicleHeadProps {
  readonly vehicle: Vehicle;
  readonly business: BusinessProfile;
  /** What is said beside the price. */
  readonly aboutPrice?: ReactNode;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

const { inStockBusinessDays, customOrderWeeks } = DELIVERY_TERMS;

const factsOf = ({ specifications: { seatingCapacity, range }, inStock, brand }: Vehicle) => [
  ...(seatingCapacity === undefined ? [] : [{ name: 'Seats', value: seatingCapacity }]),
  ...(range === undefined ? [] : [{ name: 'Range', value: range }]),
  {
    name: 'Availability',
    value: inStock ? `In stock, ${inStockBusinessDays} business days` : `To order, ${customOrderWeeks} weeks`,
  },
  { name: 'Brand', value: brand.toUpperCase() },
];

/** What a vehicle is, what it costs, and the next step. */
export const VehicleHead = ({ vehicle, business, aboutPrice, children }: VehicleHeadProps) => {
  const { name, description, price, externalUrl, id } = vehicle;
  const rating = sourcedProductRating(business);
  return (
    <div className={styles.head}>
      <Gallery key={id} vehicle={vehicle} pictures={picturesOf(vehicle)} status={stockStatus(vehicle)} />
      <Stack>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.price}>
          <VehiclePrice vehicle={vehicle} size="lg" />
          {hasOwnPrice(vehicle) ? <Monthly price={price} business={business} /> : null}
        </div>
        <div className={styles.facts}>
          <Facts facts={factsOf(vehicle)} />
        </div>
        <div className={styles.actions}>
          <ButtonLink href={telephoneHref(business.phone)}>Schedule Test Drive</ButtonLink>
          <ButtonLink href={requestAddress('test-drive', { vehicle: id })} variant="outline">
            Pick a day to drive it
          </ButtonLink>
          <ButtonLink href={contactAboutAddress(id)} variant="outline">
            {hasOwnPrice(vehicle) ? 'Ask about this cart' : 'Ask for a price'}
          </ButtonLink>
          <ButtonLink href={business.financingApplicationUrl} variant="outline" external>
            Get Financing Quote
          </ButtonLink>
          {externalUrl === undefined ? null : (
            <ButtonLink href={externalUrl} variant="outline" external>
              View Vehicle Details
            </ButtonLink>
          )}
        </div>
        {description === '' ? null : <p className={styles.description}>{description}</p>}
        {aboutPrice}
        {rating === undefined ? null : (
          <p>
            <a href={rating.sourceUrl}>
              Rated {rating.value} of 5 by {rating.count} buyers
            </a>
          </p>
        )}
        <Cluster>{children}</Cluster>
      </Stack>
    </div>
  );
};
