/** @jest-environment jsdom */
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentEstimatorFragment from './payment-estimator.fragment.tsx';

test('a vehicle page starts from its price, and from no rate: that is the visitor’s to enter', async () => {
  render(<PaymentEstimatorFragment business={DEFAULT_BUSINESS_PROFILE} price={12_995} />);
  expect(screen.getByRole('status').textContent).toContain('Fill in the price, the term and the rate');
  await userEvent.selectOptions(screen.getByLabelText('Rate'), '0% on select models');
  const result = screen.getByRole('status').textContent;
  for (const amount of ['$216.59', '$216.19', '$0.00', '$12,995.00']) expect(result).toContain(amount);
  expect(result).not.toContain('$12,995.40');
});

test('without a price it asks for one', () => {
  render(<PaymentEstimatorFragment business={DEFAULT_BUSINESS_PROFILE} />);
  expect(screen.getByRole('status').textContent).toContain('Fill in the price');
});
