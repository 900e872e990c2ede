import { createPublicKey, type KeyObject } from 'node:crypto';
import { accessFileSchema, keyTextOf, type SigningKey } from './access-file.schema.ts';
import type { ReleaseDescriptor } from './descriptor.schema.ts';
import { checkProvenance } from './provenance/check-provenance.ts';
import { Refusal } from './refusal.ts';
import { isSignedWith, keyId } from './signature.ts';

const readPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

interface KnownKey {
  readonly key: KeyObject;
  /** ISO 8601 time in UTC from which it signs nothing new. */
  readonly expires: string | undefined;
}

const knownKey = (key: SigningKey): [id: string, KnownKey] => [
  keyId(keyTextOf(key)),
  { key: readPublicKey(keyTextOf(key)), expires: typeof key === 'string' ? undefined : key.expires },
];

/** The signatures that a section's releases need. */
interface Trust {
  readonly keys: ReadonlyMap<string, KnownKey>;
  readonly unsigned: boolean;
  readonly needsProvenance: boolean;
}

/** Public keys that sign the releases of each section, from the access file. Its tokens are not read. */
export class SignatureKeys {
  readonly #sections: ReadonlyMap<string, Trust>;

  /** @throws if a key is no public key. */
  constructor(file: unknown) {
    const { sections } = accessFileSchema.parse(file);
    this.#sections = new Map(
      Object.entries(sections).map(([section, { keys, unsigned = false, needsProvenance = false }]) => [
        section,
        { keys: new Map(keys.map(knownKey)), unsigned, needsProvenance },
      ]),
    );
  }

  /** Sections whose releases need no signature. */
  get unsigned(): readonly string[] {
    return [...this.#sections].filter(([, { unsigned }]) => unsigned).map(([section]) => section);
  }

  /**
   * Checks that a release is signed with a key of its section that was valid when it was built.
   * @throws Refusal
   */
  check(descriptor: ReleaseDescriptor): void {
    this.#check(descriptor, Date.parse(descriptor.builtAt));
  }

  /**
   * The same for a release that arrives now: the key must be valid now, since a release can claim an earlier build.
   * @throws Refusal
   */
  checkNew(descriptor: ReleaseDescriptor, now: Date): void {
    this.#check(descriptor, Math.max(now.getTime(), Date.parse(descriptor.builtAt)));
  }

  /**
   * Checks a release's provenance, if it has one or needs one.
   * @throws Refusal
   */
  checkProvenance(descriptor: ReleaseDescriptor): void {
    const { section, signature, provenance } = descriptor;
    const known = this.#sections.get(section);
    if (provenance === undefined && !known?.needsProvenance) return;
    if (provenance === undefined)
      throw new Refusal('provenance', `it has no provenance, which ${section} needs; build it with a newer @sgc/build`);
    const found = known?.keys.get(signature?.key ?? '');
    if (found === undefined)
      throw new Refusal('provenance', `its provenance is signed, and no key of ${section} signed it`);
    checkProvenance(descriptor, provenance, found.key);
  }

  #check(descriptor: ReleaseDescriptor, at: number): void {
    const { section, signature } = descriptor;
    const known = this.#sections.get(section);
    if (signature === undefined && known?.unsigned) return;
    if (signature === undefined) throw new Refusal('signature', 'it is not signed');
    const found = known?.keys.get(signature.key);
    if (found === undefined)
      throw new Refusal('signature', `it is signed with key ${signature.key}, which is no key of ${section}`);
    if (!isSignedWith(descriptor, found.key))
      throw new Refusal('signature', 'its signature is not one over what it says');
    if (found.expires !== undefined && at >= Date.parse(found.expires)) {
      throw new Refusal(
        'signature',
        `it is signed with key ${signature.key}, which expired at ${found.expires}; build it again with the section's new key`,
      );
    }
  }
}
