import type { BusinessProfile } from './business-profile.ts';

/** The profile of a site that is not configured; every value stands for one its owner has to confirm. */
export const DEFAULT_BUSINESS_PROFILE: BusinessProfile = {
  // Specification: withheld there; these stand in, on reserved names.
  name: 'Schuylkill Golf Carts',
  email: 'hello@schuylkill-golf-carts.example.com',
  origin: 'https://schuylkill-golf-carts.example.com',
  financingApplicationUrl: 'https://financing.schuylkill-golf-carts.example.com/apply',
  partnerUrls: {
    creditCard: 'https://partners.schuylkill-golf-carts.example.com/credit-card',
    prequalification: 'https://partners.schuylkill-golf-carts.example.com/prequalification',
    rentToOwn: 'https://partners.schuylkill-golf-carts.example.com/rent-to-own',
    equipment: 'https://partners.schuylkill-golf-carts.example.com/equipment',
    consumer: 'https://partners.schuylkill-golf-carts.example.com/consumer',
    capital: 'https://partners.schuylkill-golf-carts.example.com/capital',
  },
  socialLinks: [],
  // Specification, section 1.
  phone: '1-844-844-6638',
  county: 'Schuylkill County',
  state: 'Pennsylvania',
  // Specification, sections 1 and 9, claims: two counts of customers, named for what they are.
  claims: { yearsOfExperience: 15, happyCustomers: 500, customersServed: 1000, foundedYear: 2010 },
  // Specification, section 9, claims and counts: as low as 0% APR on select models, 12 to 84 months, on approved credit.
  financing: { lowestAprPercent: 0, shortestMonths: 12, longestMonths: 84 },
  // Specification, section 9, claims: without a source, so neither is shown.
  ratings: [
    { of: 'dealer', value: 4.8, count: 127 },
    { of: 'product', value: 4.7, count: 23 },
  ],
  // Specification: its samples are withheld, and no event has a date.
  reviews: [],
  events: [],
  // Specification, section 9, staffing report: its two branches. Coordinates: the Census Bureau's point of Pocono
  // Pines, and the airport between Scranton and Wilkes-Barre in place of an address.
  branches: [
    {
      id: 'pocono-pines',
      kind: 'branch',
      name: 'Pocono Pines',
      town: 'Pocono Pines',
      state: 'Pennsylvania',
      lat: 41.115,
      lng: -75.4604,
    },
    {
      id: 'scranton-wilkes-barre',
      kind: 'branch',
      name: 'Scranton/Wilkes-Barre',
      town: 'Scranton/Wilkes-Barre area',
      state: 'Pennsylvania',
      lat: 41.338,
      lng: -75.724,
    },
    { id: 'online', kind: 'online', name: 'Schuylkill County, by delivery and appointment', state: 'Pennsylvania' },
  ],
  // The content decisions.
  timeZone: 'America/New_York',
  // Specification, section 9, contact and hours: the footer's, which is on every page.
  showroomHours: [
    { days: 'Mon-Fri', opens: '09:00', closes: '17:00' },
    { days: 'Sat', opens: '09:00', closes: '17:00' },
    { days: 'Sun' },
  ],
  // The services page's.
  serviceHours: [
    { days: 'Mon-Fri', opens: '08:00', closes: '17:00' },
    { days: 'Sat', opens: '09:00', closes: '15:00' },
    { days: 'Sun', note: 'Emergency only' },
  ],
  deliveryHours: [
    { days: 'Mon-Sat', opens: '08:00', closes: '18:00' },
    { days: 'Sun', opens: '10:00', closes: '16:00' },
  ],
};

/** Names of the values that are not set: what a production start-up warns of. */
export const defaultedValues = (profile: BusinessProfile): string[] =>
  Object.entries(DEFAULT_BUSINESS_PROFILE)
    .filter(([name, value]) => JSON.stringify(profile[name as keyof BusinessProfile]) === JSON.stringify(value))
    .map(([name]) => name);
