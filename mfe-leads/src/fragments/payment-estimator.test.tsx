/** @jest-environment jsdom */
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { render, screen } from '@testing-library/react';
import PaymentEstimatorFragment from './payment-estimator.fragment.tsx';

test('a vehicle page starts from its price, over 60 months at the promotion', () => {
  render(<PaymentEstimatorFragment business={DEFAULT_BUSINESS_PROFILE} price={12_995} />);
  expect(screen.getByRole('status').textContent).toContain('$216.59');
});

test('without a price it asks for one', () => {
  render(<PaymentEstimatorFragment business={DEFAULT_BUSINESS_PROFILE} />);
  expect(screen.getByRole('status').textContent).toContain('Fill in the price');
});
