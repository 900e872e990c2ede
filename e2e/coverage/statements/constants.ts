import type { Section } from '../statement.ts';

export const CONSTANTS = {
  section: '9.1',
  title: 'Hours, claims and prices',
  statements: {
    '9.1.1': 'Showroom and phone: Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed, on every page.',
    '9.1.2': 'Service department: Mon-Fri 8-5, Sat 9-3, Sunday emergency only.',
    '9.1.3': 'Delivery: Mon-Sat 8-6, Sun 10-4.',
    '9.1.4': 'Financing: as low as 0% APR, 12 to 84 months, subject to credit approval.',
    '9.1.5': 'Payment by cash, credit card, debit card, check or financing.',
    '9.1.6': 'Local delivery is free within 15 miles of the center of a municipality.',
    '9.1.7': '4 seaters and utility carts: $245, $685, $1,050 and $2,800 for 1, 3, 7 and 30 days.',
    '9.1.8': '6 seaters: $295, $735, $1,400 and $3,500.',
    '9.1.9': 'Renewal rates and savings are those of the table.',
    '9.1.10':
      'Rental delivery costs $6 a mile beyond 10; time counts in 24 hours; no refund on early return; as available.',
    '9.1.11': 'Featured: Maverick 4 Plus $12,995, Max XT4 $16,995, EV City $11,995.',
    '9.1.12': 'Denago series start at $15,000, $8,495 and $9,995.',
    '9.1.13': 'The six Denago models have the seats, ranges and prices of the list.',
    '9.1.14': 'The seven Evolution series have the starting prices and models of the list.',
    '9.1.15': 'The six Evolution models have the prices, seats and ranges of the list, and 25 mph.',
    '9.1.16': 'Service: from $155 an hour, custom work on quote, warranty work covered, most repairs in 24-48 hours.',
    '9.1.17': 'The four interests read Sales Inquiry, Service Request, Parts & Accessories, General Question.',
  },
} as const satisfies Section;
