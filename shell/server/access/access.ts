import { createHash, createPublicKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyId } from '@sgc/build/sign-release';
import { sectionNameSchema } from '@sgc/contract/release';
import * as z from 'zod';

const publicKeySchema = z.base64().refine((text) => {
  try {
    return readPublicKey(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}, 'is not the base64 text of an Ed25519 public key (SPKI)');

const personSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 .@_-]{0,59}$/);

/** Tokens by the name of who holds them. Only their SHA-256 digests are kept, in hexadecimal. */
const tokensSchema = z.record(personSchema, z.string().regex(/^[0-9a-f]{64}$/)).default({});

/** Who may do what with releases. Holds no secret: public keys, and digests of tokens. */
const accessFileSchema = z.object({
  operators: z.object({ tokens: tokensSchema }).default({ tokens: {} }),
  sections: z
    .record(
      sectionNameSchema,
      z.object({
        keys: z.array(publicKeySchema).default([]),
        tokens: tokensSchema,
        /** Whether whoever can write to the section's origin is trusted without a signature. */
        unsigned: z.boolean().default(false),
      }),
    )
    .default({}),
});

/** Scope of those who may operate every section. */
export const OPERATORS = 'operators';

/** Somebody who showed a token. `scope` is a section, or `operators` for all of them. */
export interface Person {
  readonly name: string;
  readonly scope: string;
}

const readPublicKey = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Knows the keys that sign each section's releases, and the tokens that operate them. */
export class Access {
  readonly #people: readonly (Person & { readonly digest: Buffer })[];
  readonly #keys: ReadonlyMap<string, ReadonlyMap<string, KeyObject>>;
  /** Sections whose releases need no signature. */
  readonly unsigned: readonly string[];

  constructor({ operators, sections }: z.infer<typeof accessFileSchema>) {
    const holders = (scope: string, tokens: Record<string, string>) =>
      Object.entries(tokens).map(([name, hex]) => ({ name, scope, digest: Buffer.from(hex, 'hex') }));
    this.#people = [
      ...holders(OPERATORS, operators.tokens),
      ...Object.entries(sections).flatMap(([section, { tokens }]) => holders(section, tokens)),
    ];
    this.unsigned = Object.keys(sections).filter((section) => sections[section]?.unsigned);
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
    if (parsed.success) return new Access(parsed.data);
    context.addIssue({ code: 'custom', message: `${file} is no access file: ${z.prettifyError(parsed.error)}` });
  } catch (error) {
    context.addIssue({ code: 'custom', message: `cannot be read: ${(error as Error).message}` });
  }
  return z.NEVER;
});
