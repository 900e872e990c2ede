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

/** A way in which a team's release may be bad as a whole: the gate is to meet it. */
export interface ReleaseAttempt {
  readonly name: string;
  readonly expected: 'refused';
  /** What is different from a good release; it is described and signed anew with this. */
  readonly change: (good: StoredRelease) => ReleaseChange;
  /** What is done to its files once they are described and signed. @param folder where they lie. */
  readonly tamper?: (folder: string) => void;
}

/** A way in which its page may be bad at one value of a search parameter, which no trial meets; for all others it is good. */
export interface PageAttempt {
  readonly name: string;
  readonly expected: Exclude<Expected, 'refused'>;
  readonly code: (value: string) => InjectedCode;
}

/** One way in which a team's release may be bad. */
export type Attempt = ReleaseAttempt | PageAttempt;

/** A release whose server runs code that its team did not write. */
export const running =
  (code: InjectedCode): ReleaseAttempt['change'] =>
  ({ descriptor }) => ({
    files: { [descriptor.serverEntry]: withInjectedCode(code) },
    descriptor: takingMode,
  });

/** At load, where the gate meets it. */
export const atLoad = (name: string, code: string): ReleaseAttempt => ({
  name: `${name}, at load`,
  change: running({ atLoad: code }),
  expected: 'refused',
});

const at = (value: string, code: string): string => `if (mode === '${value}') { ${code} }`;

/** In a component. */
export const inPage = (name: string, code: string): PageAttempt => ({
  name: `${name}, in a page`,
  code: (value) => ({ inComponent: at(value, code) }),
  expected: 'fails alone',
});

/** While a page loads its data. */
export const inLoad = (name: string, code: string): PageAttempt => ({
  name: `${name}, in a page's loading`,
  code: (value) => ({ inLoad: at(value, code) }),
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
export const seeks = (
  name: string,
  found: string,
  expected: PageAttempt['expected'] = 'finds nothing',
): PageAttempt => ({
  name: `looks for ${name}`,
  code: (value) => ({
    inLoad: at(
      value,
      `try { globalThis.said = (await (${found})) ? 'found' : '${NOTHING}' } catch { globalThis.said = '${NOTHING}' }`,
    ),
    inComponent: at(value, 'return globalThis.said'),
  }),
  expected,
});
