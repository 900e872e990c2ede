import type { Section } from '../statement.ts';

export const INTERFACE = {
  section: '9.4',
  title: 'Interface values',
  statements: {
    '9.4.1': 'Six skeletons, and three retries for the list.',
    '9.4.2': 'One toast at a time, for five seconds.',
    '9.4.3': 'Pages scroll to their top at once and again a moment later.',
  },
} as const satisfies Section;
