import type { InjectedCode } from '@sgc/release-format/testing';

/** What has to become of a hostile release. */
export type Expected =
  /** Its code is not taken: no set with it starts. */
  | 'refused'
  /** The page that misbehaves fails, by name; the set's other pages are shown. */
  | 'fails alone'
  /** It goes on, and what it was after is not there. */
  | 'finds nothing';

/** One way in which a team's release may be bad: code that its server runs where the team wrote none. */
export interface Attempt {
  readonly name: string;
  readonly code: InjectedCode;
  readonly expected: Expected;
}

/** The value of the search parameter at which a release misbehaves; for every other visitor it is good. */
export const BAD = 'bad';

/** At load, where the gate meets it. */
export const atLoad = (name: string, code: string): Attempt => ({
  name: `${name}, at load`,
  code: { atLoad: code },
  expected: 'refused',
});

/** In a component, for one value of a parameter, which no trial meets. */
export const inPage = (name: string, code: string): Attempt => ({
  name: `${name}, in a page`,
  code: { inComponent: `if (mode === '${BAD}') { ${code} }` },
  expected: 'fails alone',
});

/** While a page loads its data, for one value of a parameter. */
export const inLoad = (name: string, code: string): Attempt => ({
  name: `${name}, in a page's loading`,
  code: { inLoad: `if (mode === '${BAD}') { ${code} }` },
  expected: 'fails alone',
});

/** Both where the gate meets it and where it does not. */
export const everywhere = (name: string, code: string): Attempt[] => [
  atLoad(name, code),
  inPage(name, code),
  inLoad(name, code),
];

/** What a release says when a look for something it must not have finds nothing. */
export const NOTHING = 'found-nothing';

/** Looks for something; `found` is an expression that is true if it is there. */
export const seeks = (name: string, found: string, expected: Expected = 'finds nothing'): Attempt => ({
  name: `looks for ${name}`,
  code: {
    inLoad: `if (mode === '${BAD}') {
      try { globalThis.said = (await (${found})) ? 'found' : '${NOTHING}' } catch { globalThis.said = '${NOTHING}' }
    }`,
    inComponent: `if (mode === '${BAD}') return globalThis.said`,
  },
  expected,
});
