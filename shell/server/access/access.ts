import { createHash, createPublicKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyId } from '@sgc/build/sign-release';
import { type AccessFile, accessFileSchema, OPERATORS } from '@sgc/contract/release';
import * as z from 'zod';

/** Somebody who showed a token. `scope` is a section, or `operators` for all of them. */
export interface Person {
  readonly name: string;
  readonly scope: string;
}

const readPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

const isEd25519 = (text: string): boolean => {
  try {
    return readPublicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** What is wrong with the keys of an access file; undefined if nothing is. */
const badKeyOf = ({ sections }: AccessFile): string | undefined => {
  const keys = Object.entries(sections).flatMap(([section, access]) => access.keys.map((key) => ({ section, key })));
  const bad = keys.find(({ key }) => !isEd25519(key));
  return bad && `${bad.key} of ${bad.section} is not the base64 text of an Ed25519 public key (SPKI)`;
};

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Knows the keys that sign each section's releases, and the tokens that operate them. */
export class Access {
  readonly #people: readonly (Person & { readonly digest: Buffer })[];
  readonly #keys: ReadonlyMap<string, ReadonlyMap<string, KeyObject>>;
  /** Sections whose releases need no signature. */
  readonly unsigned: readonly string[];

  constructor({ operators, sections }: AccessFile) {
    const holders = (scope: string, tokens: Record<string, string>) =>
      Object.entries(tokens).map(([name, hex]) => ({ name, scope, digest: Buffer.from(hex, 'hex') }));
    this.#people = [
      ...holders(OPERATORS, operators.tokens),
      ...Object.entries(sections).flatMap(([section, { tokens }]) => holders(section, tokens)),
    ];
    this.unsigned = Object.keys(sections).filter((section) => sections[section]?.unsigned === true);
    this.#keys = new Map(
      Object.entries(sections).map(([section, { keys }]) => [
        section,
        new Map(keys.map((text) => [keyId(text), readPublicKey(text)])),
      ]),
    );
  }

  /** Whose token it is. */
  personOf(token: string): Person | undefined {
    const shown = digest(token);
    const found = this.#people.find((person) => timingSafeEqual(person.digest, shown));
    return found === undefined ? undefined : { name: found.name, scope: found.scope };
  }

  /** Keys whose signature makes a release one of this section, by id. */
  keysOf(section: string): ReadonlyMap<string, KeyObject> {
    return this.#keys.get(section) ?? new Map();
  }
}

/** Whether somebody may operate a section. */
export const mayOperate = ({ scope }: Person, section: string): boolean => scope === OPERATORS || scope === section;

/** The access file as a setting: its name becomes what it says. */
export const accessFromFileSchema = z.string().transform((file, context): Access => {
  try {
    const parsed = accessFileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    const trouble = parsed.success ? badKeyOf(parsed.data) : z.prettifyError(parsed.error);
    if (parsed.success && trouble === undefined) return new Access(parsed.data);
    context.addIssue({ code: 'custom', message: `${file} is no access file: ${trouble}` });
  } catch (error) {
    context.addIssue({ code: 'custom', message: `cannot be read: ${(error as Error).message}` });
  }
  return z.NEVER;
});
