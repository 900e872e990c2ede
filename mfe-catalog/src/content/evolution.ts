import type { BrandCopy } from './brand-copy.ts';

/** Printed on every model card, as the maker drives all of its carts. */
export const EVOLUTION_DRIVE = 'Drive: Rear-Wheel Drive';

export const EVOLUTION: BrandCopy = {
  name: 'EVOLUTION',
  article: 'an',
  brand: 'evolution',
  faces: { head: 'd5-maverick-4-plus', benefits: 'd6-max-xt4' },
  lead: 'From a pair of seats for the course to a shuttle for the whole crew, every EVOLUTION cart runs on electricity alone.',
  benefits: [
    'All electric: charge it at home, no gas and no oil changes',
    'Lithium batteries on models that list one',
    'Rear-wheel drive across the line-up',
    'Touchscreen with Apple CarPlay in the D6 MAX series',
    'Street legal when equipped and registered, on models that list it',
  ],
  seriesText: {
    'D5 RANGER': 'The all-rounder, for the neighborhood as much as for the campground.',
    'D5 MAVERICK': 'The D5 with a sportier stance.',
    CLASSIC: 'Compact carts in the shape everyone knows.',
    CARRIER: 'For guests, crews and large families.',
    FORESTER: 'For trails, hunting grounds and back lots.',
    TURFMAN: 'Utility carts for grounds crews and farms.',
    'D6 MAX': 'The flagship, with the most equipment of the line-up.',
  },
  why: [
    {
      title: 'Proven Quality',
      text: 'The carts we sell are the carts we service, so we see how they last.',
      icon: 'shield',
    },
    {
      title: 'Advanced Features',
      text: 'Touchscreens, cameras and sound systems: each model’s page lists what it has.',
      icon: 'bolt',
    },
    {
      title: 'Reliable Performance',
      text: 'Range and top speed are on the model’s page wherever the maker publishes them.',
      icon: 'gauge',
    },
    {
      title: 'Local Support',
      text: 'Sales, service and parts from one local team that you can call.',
      icon: 'wrench',
    },
  ],
};
