import type { Section } from '../statement.ts';

export const ROUTES = {
  section: '2.1',
  title: 'Routes',
  statements: {
    '2.1.1': '/ shows Home.',
    '2.1.2': '/inventory shows the list of vehicles.',
    '2.1.3': '/vehicle/{id} and /vehicles/{id} show the same vehicle.',
    '2.1.4': '/rentals shows Rentals.',
    '2.1.5': '/services shows Services.',
    '2.1.6': '/showroom shows the Showroom.',
    '2.1.7': '/about shows About.',
    '2.1.8': '/denago shows the Denago page.',
    '2.1.9': '/evolution shows the Evolution page.',
    '2.1.10': '/contact shows Contact.',
    '2.1.11': '/thank-you shows the confirmation.',
    '2.1.12': '/financing shows Financing.',
    '2.1.13': '/eco-impact shows the calculator.',
    '2.1.14': '/privacy and /privacy-policy show the privacy policy.',
    '2.1.15': '/terms and /terms-of-service show the terms of service, which are not the sales terms.',
    '2.1.16': '/{slug}-golf-carts shows a page for each of the 25 municipalities.',
    '2.1.17': '/policies/{policy} shows each of the eleven policies.',
    '2.1.18': 'Any other path shows "404 Page Not Found".',
    '2.1.19': 'A new location starts at the top; Back returns to the earlier position.',
  },
} as const satisfies Section;
