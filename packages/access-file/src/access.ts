import { createPublicKey, timingSafeEqual } from 'node:crypto';
import type { TrustedTypesPolicy } from '@sgc/contract/section';
import {
  type AccessFile,
  keyTextOf,
  OPERATORS,
  type ReleaseDescriptor,
  SignatureKeys,
  tokenDigest,
} from '@sgc/release-format';
import { SigstoreIdentities } from './sigstore-identities.ts';

/** A person who showed a token or signed in. `scope` is a section, or `operators` for all of them. */
export interface Person {
  readonly name: string;
  readonly scope: string;
}

const isEd25519 = (text: string): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** The problem with the keys of an access file; undefined if there is none. */
export const badKeyOf = ({ sections }: AccessFile): string | undefined => {
  const keys = Object.entries(sections).flatMap(([section, access]) =>
    access.keys.map((key) => ({ section, key: keyTextOf(key) })),
  );
  const bad = keys.find(({ key }) => !isEd25519(key));
  return bad && `${bad.key} of ${bad.section} is not the base64 text of an Ed25519 public key (SPKI)`;
};

/** Knows the keys that sign each section's releases, and the tokens that operate them. */
export class Access {
  readonly #people: readonly (Person & { readonly digest: Buffer })[];
  /** By mail address, in lower case. */
  readonly #signedInAs: ReadonlyMap<string, Person>;
  readonly signatures: SignatureKeys;
  readonly #sigstore: SigstoreIdentities;
  readonly #sections: AccessFile['sections'];

  /** @throws if Sigstore bundles are asked for and cannot be checked. */
  constructor(file: AccessFile) {
    const { operators, sections } = file;
    const holders = (scope: string, tokens: Record<string, string>) =>
      Object.entries(tokens).map(([name, hex]) => ({ name, scope, digest: Buffer.from(hex, 'hex') }));
    this.#people = [
      ...holders(OPERATORS, operators.tokens),
      ...Object.entries(sections).flatMap(([section, { tokens }]) => holders(section, tokens)),
    ];
    const addresses = (scope: string, emails: Record<string, string> = {}) =>
      Object.entries(emails).map(([name, email]): [string, Person] => [email.toLowerCase(), { name, scope }]);
    // Last, so that an operator keeps all rights even if a section names the same address.
    this.#signedInAs = new Map([
      ...Object.entries(sections).flatMap(([section, { emails }]) => addresses(section, emails)),
      ...addresses(OPERATORS, operators.emails),
    ]);
    this.#sections = sections;
    this.signatures = new SignatureKeys(file);
    this.#sigstore = new SigstoreIdentities(file);
  }

  checkSigner(descriptor: ReleaseDescriptor): void {
    this.signatures.checkNew(descriptor, new Date());
    this.#sigstore.check(descriptor);
  }

  checkProvenance(descriptor: ReleaseDescriptor): void {
    this.signatures.checkProvenance(descriptor);
  }

  trustedTypesOf(section: string): readonly TrustedTypesPolicy[] {
    return this.#sections[section]?.trustedTypes ?? [];
  }

  /** The person who holds a token. */
  personOf(token: string): Person | undefined {
    const shown = Buffer.from(tokenDigest(token), 'hex');
    const found = this.#people.find((person) => timingSafeEqual(person.digest, shown));
    return found === undefined ? undefined : { name: found.name, scope: found.scope };
  }

  /** The person with a mail address that an identity provider has verified. */
  personWithEmail(email: string): Person | undefined {
    return this.#signedInAs.get(email.toLowerCase());
  }

  /** Whether a person who signed in earlier may still do so, by token or mail address. */
  knows({ name, scope }: Person): boolean {
    return [...this.#people, ...this.#signedInAs.values()].some((one) => one.name === name && one.scope === scope);
  }
}

/** Whether a person may operate a section. */
export const mayOperate = ({ scope }: Person, section: string): boolean => scope === OPERATORS || scope === section;
