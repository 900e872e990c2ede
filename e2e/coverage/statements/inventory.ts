import type { Section } from '../statement.ts';

export const INVENTORY = {
  section: '2.5',
  title: 'Inventory and vehicle',
  statements: {
    '2.5.1': 'The inventory has a search box, filters by brand, category and price, and Apply Filters.',
    '2.5.2': 'A heading counts the vehicles.',
    '2.5.3': 'A card has picture, NEW badge, name, description, price and View Details to /vehicles/{id}.',
    '2.5.4': 'Six skeletons stand in while the list loads.',
    '2.5.5': 'A line tells when loading failed.',
    '2.5.6': 'An empty result offers Clear All Filters.',
    '2.5.7': 'A vehicle without a picture shows a placeholder.',
    '2.5.8': 'Skeletons stand in while a vehicle loads.',
    '2.5.9': 'An unknown vehicle shows "Vehicle Not Found", its text and a way back to the inventory.',
    '2.5.10': "A vehicle's page leads back to the inventory, and shows its first picture with a status badge.",
    '2.5.11': 'It shows name, description and the price in whole dollars.',
    '2.5.12': 'It has a tile for the seats and one for the brand in capitals.',
    '2.5.13': 'Schedule Test Drive calls; Get Financing Quote opens the application in a new tab.',
    '2.5.14': "View Vehicle Details and Full Specifications open the maker's page, and exist only if there is one.",
    '2.5.15': 'It lists every feature, and every specification with its value.',
    '2.5.16': '"Interested in this vehicle?" offers Contact Sales Team by phone and View More Vehicles.',
    '2.5.17': 'It writes title, canonical address, and price, currency, availability and condition.',
  },
} as const satisfies Section;
