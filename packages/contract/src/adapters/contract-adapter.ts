import type { Page, Section } from '../section/section.ts';

/** A section of an earlier contract, as far as an adapter looks at it: its types are not checked. */
export interface EarlierSection extends Omit<Section, 'pages'> {
  readonly pages: readonly (Omit<Page, 'program'> & { readonly program?: string })[];
}

/** Lets the shell of this contract show sections of an earlier one. */
export interface ContractAdapter {
  readonly contract: number;
  /** The last day on which such sections are shown for sure, `YYYY-MM-DD`: by then every team has built anew. */
  readonly until: string;
  /** The section as this contract has it. */
  adapt(section: EarlierSection): Section;
}
