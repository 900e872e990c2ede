import type { Section } from '../statement.ts';

export const STATES = {
  section: '4',
  title: 'States',
  statements: {
    '4.1': 'The drawer is open or closed.',
    '4.2': 'While a message is sent the button is disabled and reads "Sending...".',
    '4.3': 'A sent message empties the form and leads to /thank-you.',
    '4.4': 'A failed message leaves the form as it was, with an error toast.',
    '4.5': 'Filters live in the page alone; Clear All Filters resets all four.',
    '4.6': 'The badge of a vehicle is NEW, else In Stock, else Out of Stock.',
    '4.7': 'Calculate Impact reads "Calculating..." and is disabled for 1.5 seconds.',
    '4.8': 'The celebration appears with the results and goes after 3 seconds.',
    '4.9': 'Figures count up for 2 to 3 seconds.',
    '4.10': "The results' heading names the years.",
  },
} as const satisfies Section;
