/** @jest-environment jsdom */
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { render, screen } from '@testing-library/react';
import ContactBlock from './contact-block.fragment.tsx';

const business = { ...DEFAULT_BUSINESS_PROFILE, phone: '1-570-555-0100', email: 'desk@example.com' };

test('the contact block is a named part of the page with every way to reach the dealer', () => {
  render(<ContactBlock business={business} />);
  expect(screen.getByRole('region', { name: 'Talk to us' })).not.toBeNull();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/contact', 'tel:+15705550100', 'tel:+15705550100', 'mailto:desk@example.com']);
  expect(screen.getByText('Mon-Fri')).not.toBeNull();
});
