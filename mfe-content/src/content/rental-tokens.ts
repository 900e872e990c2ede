import type { BusinessProfile } from '@sgc/contract/business';
import type { Tokens } from './fill.ts';

/** Where the miles of a rental's delivery are counted from, if the profile says it. */
export const rentalTokens = ({ rentalOrigin }: BusinessProfile): Tokens => ({
  'rental.countedFrom':
    rentalOrigin === undefined
      ? 'from where your cart comes from; we tell you on the phone'
      : `by road from ${rentalOrigin.name}`,
});
