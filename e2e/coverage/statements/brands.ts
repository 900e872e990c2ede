import type { Section } from '../statement.ts';

export const BRANDS = {
  section: '2.6',
  title: 'Rentals and brand pages',
  statements: {
    '2.6.1': 'Rentals has a hero and six benefits.',
    '2.6.2': 'Three plans of four durations each: 4 seater, 6 seater, utility.',
    '2.6.3': 'RESERVE TODAY of every plan dials.',
    '2.6.4': 'Footnotes stand below the plans.',
    '2.6.5': 'Denago has a hero and a list of features.',
    '2.6.6': 'Three series cards link their models: EV CITY, EV NOMAD, EV ROVER.',
    '2.6.7': 'Six Denago models have View Details and Get Quote to the contact page.',
    '2.6.8': 'Denago leads to the inventory and schedules test drives by the contact page.',
    '2.6.9': 'Denago says why to choose it.',
    '2.6.10': "Evolution's hero has its badge, a phone button and View EVOLUTION Models.",
    '2.6.11': 'The EVOLUTION Difference has six points and the badge Industry Leading.',
    '2.6.12': 'Complete EVOLUTION Lineup has one card per series.',
    '2.6.13':
      'A series card has its count, starting price, three points, three model links and the number of the others.',
    '2.6.14': 'Complete EVOLUTION Vehicle Lineup has six model cards.',
    '2.6.15': 'A model card has series, price, seats, range, top speed, drive, features, View Details and Get Quote.',
    '2.6.16': 'Why Choose EVOLUTION has four points.',
    '2.6.17': 'Evolution closes with a phone button and Schedule Test Drive.',
  },
} as const satisfies Section;
