import type { Section } from '../statement.ts';

export const CONTENT = {
  section: '2.8',
  title: 'Showroom, services, about, eco and policies',
  statements: {
    '2.8.1': 'Showroom has a card for the branch and one for the online showroom, with directions and a call.',
    '2.8.2': 'Showroom offers test drives, advice and financing.',
    '2.8.3': 'Showroom links every area served.',
    '2.8.4': 'Showroom ends with ways to get in touch.',
    '2.8.5': 'Services has four offers with features and prices.',
    '2.8.6': 'Services gives reasons, contact and call buttons, and service hours.',
    '2.8.7': 'About tells the story and its figures.',
    '2.8.8': 'About shows a map of the county.',
    '2.8.9': 'About has values and the team.',
    '2.8.10': 'About lists the municipalities in three regions.',
    '2.8.11': 'About has contact cards.',
    '2.8.12': 'Eco-Impact has the calculator, benefit cards and fact cards.',
    '2.8.13': 'Eco-Impact leads to the inventory and the contact page.',
    '2.8.14': 'Every policy has a banner.',
    '2.8.15': 'Every policy has its effective date; the staffing report its reporting period.',
    '2.8.16': 'Every policy has headed parts with lists.',
    '2.8.17': 'Every policy has a box with mail, phone and service area.',
  },
} as const satisfies Section;
