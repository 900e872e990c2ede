import type { Section } from '../statement.ts';

export const POLICIES = {
  section: '9.3',
  title: 'Policies',
  statements: {
    '9.3.1': 'Effective January 23, 2025.',
    '9.3.2': 'Sales: prices may change until final, Pennsylvania sales tax, title on full payment, lien after 30 days.',
    '9.3.3': 'New carts: 7 days, under 10 miles, 15% fee, refund within 10 business days.',
    '9.3.4': 'Used carts: 3 days, 20% fee, none on as-is sales.',
    '9.3.5':
      'Parts: 30 days, 10% fee on what has no defect; defects within 48 hours; cards 3-5, checks up to 10 business days.',
    '9.3.6': 'Delivery is free in the municipalities, within 20 and 15 miles of the branches, from $5,000 on.',
    '9.3.7': 'Extended zone $6 a mile; in stock 2-5 business days; custom 2-4 weeks; a window of 2 hours.',
    '9.3.8':
      'Same-day rental: order before 2:00 PM, $50; white-glove $150; $75 and $100 for late changes; 8 feet wide, 10 feet high.',
    '9.3.9': 'Rental deposits $500, $750, $600; 24 hours to 30 days; $25 an hour late; $25 per driver.',
    '9.3.10':
      'Liability $100,000, $300,000 and $50,000; fees for damage, cleaning, charging, smoke, pets, accessories.',
    '9.3.11': 'Rental cancellation: free until 24 hours before, then 50%, none for no-show.',
    '9.3.12':
      'Storage: $125 and $75 a month, winter $650 and $400, summer $575 and $350, add-on $50, preparation $150.',
    '9.3.13': 'Storage: $25 after 10 days, steps at 30, 60, 90, 120 days, 30 days of notice.',
    '9.3.14': 'Feedback within 4, 24, 48 hours; corrections within 2, 24, 48, 72 hours.',
    '9.3.15': 'Staffing 2024: 24 full-time, 8 part-time, 6 seasonal, 38 at peak, 87% retention; 18, 14 and 6 by place.',
  },
} as const satisfies Section;
