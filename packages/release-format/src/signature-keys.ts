import { createPublicKey, type KeyObject } from 'node:crypto';
import { accessFileSchema } from './access-file.schema.ts';
import type { ReleaseDescriptor } from './descriptor.schema.ts';
import { Refusal } from './refusal.ts';
import { isSignedWith, keyId } from './signature.ts';

const readPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** Public keys that sign the releases of each section, from the access file. Its tokens are not read. */
export class SignatureKeys {
  readonly #sections: ReadonlyMap<
    string,
    { readonly keys: ReadonlyMap<string, KeyObject>; readonly unsigned: boolean }
  >;

  /** @throws if a key is no public key. */
  constructor(file: unknown) {
    const { sections } = accessFileSchema.parse(file);
    this.#sections = new Map(
      Object.entries(sections).map(([section, { keys, unsigned = false }]) => [
        section,
        { keys: new Map(keys.map((text) => [keyId(text), readPublicKey(text)])), unsigned },
      ]),
    );
  }

  /** Sections whose releases need no signature. */
  get unsigned(): readonly string[] {
    return [...this.#sections].filter(([, { unsigned }]) => unsigned).map(([section]) => section);
  }

  /**
   * Checks that a release was made by somebody who holds a key of its section.
   * @throws Refusal
   */
  check(descriptor: ReleaseDescriptor): void {
    const { section, signature } = descriptor;
    const known = this.#sections.get(section);
    if (signature === undefined && known?.unsigned) return;
    if (signature === undefined) throw new Refusal('signature', 'it is not signed');
    const key = known?.keys.get(signature.key);
    if (key === undefined)
      throw new Refusal('signature', `it is signed with key ${signature.key}, which is no key of ${section}`);
    if (!isSignedWith(descriptor, key)) throw new Refusal('signature', 'its signature is not one over what it says');
  }
}
