import type { IconName } from '@sgc/ui';

interface Benefit {
  readonly title: string;
  readonly icon: IconName;
  readonly text: string;
}

export const BENEFITS: readonly Benefit[] = [
  {
    title: 'No tailpipe',
    icon: 'leaf',
    text: 'Nothing is burned on board. There are no exhaust fumes where people sit, play and eat.',
  },
  {
    title: 'Less for every mile',
    icon: 'coin',
    text: 'At the prices assumed below, a mile on electricity costs a small part of what a mile on gas does.',
  },
  {
    title: 'Less to service',
    icon: 'wrench',
    text: 'An electric drive has no oil to change, no spark plugs and no fuel filter. Tires and brakes remain.',
  },
  {
    title: 'Quiet',
    icon: 'people',
    text: 'No engine idles at the tee, at the campsite or under a bedroom window.',
  },
];
