import type { PaymentEstimatorProps } from '@sgc/contract/leads';
import { initialRequest } from '../domain/estimate-request.ts';
import { PaymentEstimator } from '../features/estimator/payment-estimator.tsx';

export default function PaymentEstimatorFragment({ business, price }: PaymentEstimatorProps) {
  return (
    <PaymentEstimator
      initial={initialRequest(price === undefined ? {} : { amount: String(price) })}
      financing={business.financing}
    />
  );
}
