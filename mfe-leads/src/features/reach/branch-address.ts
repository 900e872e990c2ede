import type { Branch } from '@sgc/contract/business';

/** The lines of a branch's address. A street that is not known is not made up: callers get directions. */
export const branchAddress = ({ streetAddress, town, state, postalCode }: Branch): string[] => {
  const place = [[town, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  return streetAddress === undefined ? [place, 'Call for directions'] : [streetAddress, place];
};
