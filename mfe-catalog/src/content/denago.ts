import type { BrandCopy } from './brand-copy.ts';

export const DENAGO: BrandCopy = {
  name: 'Denago',
  article: 'a',
  brand: 'denago',
  faces: { head: 'nomad-xl', benefits: 'rover-xl6' },
  lead: 'Electric carts for town, trail and family outings, with the equipment of a small car.',
  benefits: [
    'Lithium batteries: charge at home, no gas and no oil changes',
    'Street legal when equipped and registered',
    'Factory sound system',
    'Touchscreen with Apple CarPlay on the models that list it',
    'Lifted chassis and all-terrain tires on NOMAD XL and ROVER models',
  ],
  seriesText: {
    'EV CITY': 'Made for short trips around town.',
    'EV NOMAD': 'Seats forward and to the rear, at standard height or lifted.',
    'EV ROVER': 'The largest Denago carts, lifted, for the whole family.',
  },
  why: [
    {
      title: 'Ready for the road',
      text: 'Every Denago model is street legal when equipped and registered. We help with both.',
      icon: 'check',
    },
    {
      title: 'Quiet and clean',
      text: 'An electric motor makes no exhaust and little noise, in town and on the trail.',
      icon: 'leaf',
    },
    {
      title: 'Financing',
      text: 'Apply online or by phone. Terms and rates depend on approved credit.',
      icon: 'coin',
    },
    {
      title: 'Service close to home',
      text: 'Our own shop maintains and repairs what we sell.',
      icon: 'wrench',
    },
  ],
};
