import type { Section } from '../statement.ts';

export const ENTITIES = {
  section: '3',
  title: 'Entities',
  statements: {
    '3.1': 'A vehicle has the fields of the list, its specifications by name and an optional external address.',
    '3.2': 'A contact message has first and last name, email, phone, interest and message.',
    '3.3': 'A municipality has name, type, population and coordinates.',
    '3.4': 'A location has name, address, phone and city, and is physical or online.',
    '3.5': 'A rental plan has price, duration, renewal, delivery and savings.',
    '3.6': 'A Denago model has series, price, picture, features, seats, range, top speed and drive.',
    '3.7': 'A partner has title, subtitle, description, button and address.',
    '3.8': 'Reviews and ratings without a source are neither shown nor described.',
  },
} as const satisfies Section;
