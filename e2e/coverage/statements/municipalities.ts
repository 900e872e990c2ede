import type { Section } from '../statement.ts';

export const MUNICIPALITIES = {
  section: '2.3',
  title: 'Municipalities',
  statements: {
    '2.3.1': 'The 25 municipalities are those of the list, in its order, with slugs of small letters and hyphens.',
    '2.3.2': 'The hero of a municipality has a phone button and a link to the inventory.',
    '2.3.3': "A municipality's page has cards with what it gets from the service.",
    '2.3.4': 'It lists eight services.',
    '2.3.5': 'It has contact information and tells its service area.',
    '2.3.6': 'It embeds a map from its name, county and coordinates.',
    '2.3.7': 'It closes with a call to action to the contact page.',
    '2.3.8': 'Its canonical address is its own.',
  },
} as const satisfies Section;
