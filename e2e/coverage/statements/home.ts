import type { Section } from '../statement.ts';

export const HOME = {
  section: '2.4',
  title: 'Home',
  statements: {
    '2.4.1': 'The hero leads to the inventory and calls.',
    '2.4.2': 'Four tiles: Premium Quality, Expert Service, 0% Financing, Eco-Friendly.',
    '2.4.3': 'Six brand tiles: Club Car, EZ-GO, Denago, Evolution, Tomberlin, Swift EV.',
    '2.4.4': 'Each brand tile speaks of warranty, parts, certified service and support.',
    '2.4.5': 'Three featured carts with a NEW badge, a price and View Details.',
    '2.4.6': 'A teaser leads to About and shows a map of the county.',
    '2.4.7': 'The first 24 municipalities are linked, and the total is stated.',
    '2.4.8': 'Three region cards: Northern, Central, Southern.',
    '2.4.9': 'A contact block closes the page.',
  },
} as const satisfies Section;
