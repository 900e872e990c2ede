import type { Section } from '../statement.ts';

export const PRODUCT = {
  section: '1',
  title: 'The product',
  statements: {
    '1.1': 'Every page can call the one toll-free number, 1-844-844-6638.',
    '1.2': 'There is no sign-in anywhere.',
    '1.3': 'A call to action is a phone call, a way to the contact page, or the financing application in a new tab.',
    '1.4': 'Home claims 15+ years of experience, 500+ happy customers and 0% financing on select models.',
    '1.5': 'About claims 15+ years, 1,000+ customers served and 2010 as the year of founding.',
    '1.6': 'Every page has the same navigation, which stays at the top, and the same footer.',
    '1.7': 'Every page writes its title, description, keywords, canonical address and social tags.',
    '1.8': 'Pages describe what they show as structured data: the business, products, breadcrumbs.',
    '1.9': 'Leaving a page takes its tags along: the next page has its own and none of the last one.',
    '1.10': 'Every page names Schuylkill County; no other dealer, county or number appears.',
    '1.11': 'Every cart that states its drive has rear-wheel drive.',
  },
} as const satisfies Section;
