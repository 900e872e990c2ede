import type { Section } from '../statement.ts';

export const CHROME = {
  section: '2.2',
  title: 'Navigation and footer',
  statements: {
    '2.2.1': 'The navigation links to Home, Inventory, Rentals, Services, Showroom and Contact.',
    '2.2.2': 'The Locations menu lists Pottsville, Schuylkill Haven and Tamaqua.',
    '2.2.3': 'The About menu lists About, Financing and Eco-Impact.',
    '2.2.4': 'A button that calls shows the phone number.',
    '2.2.5': 'On a phone a drawer holds the same links and closes when one is chosen.',
    '2.2.6': 'The link of the current page is marked: Home by exact match, the others by prefix.',
    '2.2.7': 'The footer links to Home, Inventory, Rentals, Services, About, Contact, Evolution and Denago.',
    '2.2.8': 'Financing in the footer opens the application in a new tab.',
    '2.2.9': 'The footer links to the eleven policies and to Privacy.',
    '2.2.10': "The footer's last line links to /privacy-policy and /terms-of-service.",
    '2.2.11': 'The footer lists all 25 municipality pages.',
    '2.2.12': "The footer's last line links to /accessibility, which says how to reach a person.",
  },
} as const satisfies Section;
