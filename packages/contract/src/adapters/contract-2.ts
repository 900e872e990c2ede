import type { ProgramStart } from '../section/section.ts';
import type { ContractAdapter } from './contract-adapter.ts';

/** Contract 2 said `never` of a page whose document runs nothing, although a visit that went there ran it. */
const programOf = (program: string): ProgramStart =>
  program === 'never' ? 'on-navigation' : (program as ProgramStart);

/** For sections built before pages could be without browser code. */
export const contract2: ContractAdapter = {
  contract: 2,
  until: '2027-05-31',
  adapt: (section) => ({
    ...section,
    pages: section.pages.map(({ program, ...page }) =>
      program === undefined ? page : { ...page, program: programOf(program) },
    ),
  }),
};
