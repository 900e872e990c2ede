import type { StoredRelease } from '@sgc/release-format';
import { type InjectedCode, type ReleaseChange, takingMode, withInjectedCode } from '@sgc/release-format/testing';

/** What has to become of a hostile release. */
export type Expected =
  /** It does not go live. */
  | 'refused'
  /** It goes live; the page that misbehaves fails, by name, and everything else is shown. */
  | 'fails alone'
  /** It goes live and runs, and what it was after is not there. */
  | 'finds nothing';

/** One way in which a team's release may be bad. */
export interface Attempt {
  readonly name: string;
  readonly expected: Expected;
  /** What is different from a good release; it is described and signed anew with this. */
  readonly change: (good: StoredRelease) => ReleaseChange;
  /** What is done to its files once they are described and signed. @param folder where they lie. */
  readonly tamper?: (folder: string) => void;
}

/** The value of the search parameter at which a release misbehaves; for every other visitor it is good. */
export const BAD = 'bad';

/** A release whose server runs code that its team did not write. */
export const running =
  (code: InjectedCode): Attempt['change'] =>
  ({ descriptor }) => ({
    files: { [descriptor.serverEntry]: withInjectedCode(code) },
    descriptor: takingMode,
  });

/** At load, where the gate meets it. */
export const atLoad = (name: string, code: string): Attempt => ({
  name: `${name}, at load`,
  change: running({ atLoad: code }),
  expected: 'refused',
});

/** In a component, for one value of a parameter, which no trial meets. */
export const inPage = (name: string, code: string): Attempt => ({
  name: `${name}, in a page`,
  change: running({ inComponent: `if (mode === '${BAD}') { ${code} }` }),
  expected: 'fails alone',
});

/** While a page loads its data, for one value of a parameter. */
export const inLoad = (name: string, code: string): Attempt => ({
  name: `${name}, in a page's loading`,
  change: running({ inLoad: `if (mode === '${BAD}') { ${code} }` }),
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
  change: running({
    inLoad: `if (mode === '${BAD}') {
      try { globalThis.said = (await (${found})) ? 'found' : '${NOTHING}' } catch { globalThis.said = '${NOTHING}' }
    }`,
    inComponent: `if (mode === '${BAD}') return globalThis.said`,
  }),
  expected,
});
