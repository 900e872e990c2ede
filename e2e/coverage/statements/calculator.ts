import type { Section } from '../statement.ts';

export const CALCULATOR = {
  section: '9.2',
  title: 'Eco calculator',
  statements: {
    '9.2.1': 'Constants: 19.6 lbs a gallon, 15 mpg, $3.50, $0.12 a kWh, 0.15 kWh a mile, 16.5 trees a ton.',
    '9.2.2': 'Usage counts 1, 1.2, 2 and 2.5 times.',
    '9.2.3': 'Time frames are 1, 3, 5 and 10 years.',
    '9.2.4': 'Results follow the formulas, in whole dollars.',
    '9.2.5': 'Motor efficiency of 90% versus 25%, and $1,200+ of average annual savings.',
  },
} as const satisfies Section;
