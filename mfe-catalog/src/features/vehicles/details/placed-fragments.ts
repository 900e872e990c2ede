import type { DeliveryToTownProps } from '@sgc/contract/business';
import type { PaymentEstimatorProps } from '@sgc/contract/leads';
import type { PageProps } from '@sgc/contract/section';
import type { ComponentType } from 'react';

/** Other sections' fragments, for a vehicle's page. */
export const PAYMENT_ESTIMATOR = 'mfe-leads/payment-estimator';
export const DELIVERY_TO_TOWN = 'mfe-content/delivery-to-town';

type Fragments = PageProps['fragments'];

/** The estimator as its section has it, or nothing while that section cannot be had. */
export const paymentEstimatorOf = (fragments: Fragments): ComponentType<PaymentEstimatorProps> | undefined =>
  fragments[PAYMENT_ESTIMATOR] as ComponentType<PaymentEstimatorProps> | undefined;

/** What delivery costs, under the same condition. */
export const deliveryToTownOf = (fragments: Fragments): ComponentType<DeliveryToTownProps> | undefined =>
  fragments[DELIVERY_TO_TOWN] as ComponentType<DeliveryToTownProps> | undefined;
