import type { Section } from '../statement.ts';

export const VALIDATION = {
  section: '5',
  title: 'Validation',
  statements: {
    '5.1': 'First name is required.',
    '5.2': 'Last name is required.',
    '5.3': 'The email address has to be valid.',
    '5.4': 'The phone number has at least 10 characters.',
    '5.5': 'The interest is sales, service, parts or general; sales is chosen at first.',
    '5.6': 'The message has at least 10 characters.',
    '5.7': 'Search finds words in name or description, in any case.',
    '5.8': 'The brand filter matches Denago or Evolution.',
    '5.9': 'The category filter offers ranger, maverick, forester, turfman and rover.',
    '5.10': 'The price filter has three bands; the middle one includes both ends.',
    '5.11': '"all" turns a filter off, and all four have to hold together.',
    '5.12': 'Miles per week takes 1 to 500 and starts with 25; usage starts with recreational, time with 1 year.',
    '5.13': 'Renters are at least 18, with a license, an ID and a credit card; at most 2 more drivers.',
    '5.14': 'A return needs an authorization number.',
  },
} as const satisfies Section;
