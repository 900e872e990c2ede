/** @jest-environment jsdom */

import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialRequest } from '../../domain/estimate-request.ts';
import { PaymentEstimator } from './payment-estimator.tsx';

const { financing } = DEFAULT_BUSINESS_PROFILE;

const result = () => screen.getByRole('status').textContent;

test('an estimate is worked out anew with every key, and says when a figure is missing', async () => {
  const user = userEvent.setup();
  render(<PaymentEstimator initial={initialRequest({ amount: '12000', term: '12' })} financing={financing} />);
  await user.type(screen.getByLabelText('Down payment (optional)'), '2000');
  expect(result()).toContain('Fill in the price, the term and the rate');
  await user.selectOptions(screen.getByLabelText('Rate'), '0% on select models');
  expect(result()).toContain('$833.34');
  await user.selectOptions(screen.getByLabelText('Rate'), 'A rate I enter');
  await user.type(screen.getByLabelText('Rate a year'), '6');
  expect(result()).toContain('$860.67');
});

test('an estimate says that it is no offer', () => {
  render(<PaymentEstimator initial={initialRequest({})} financing={financing} />);
  expect(screen.getByText('An estimate, not an offer')).not.toBeNull();
});
