import { resolve } from 'node:path';
import { sectionNameSchema } from '@sgc/contract/section';
import { type AccessFile, holderNameSchema, OPERATORS, tokenDigest } from '@sgc/release-format';
import * as z from 'zod/mini';
import {
  accessFileIn,
  emailsOf,
  readAccess,
  tokensOf,
  withEmail,
  withTokens,
  writeAccess,
} from '../access/access-file.ts';
import { newToken } from '../access/token.ts';
import { Failure } from '../failure.ts';

export interface PeopleOptions {
  readonly keys: string;
  /** The access file to change; by default the one in the folder of keys. */
  readonly access?: string;
  /** `operators`, or the section that the person may operate. */
  readonly for: string;
}

const fileOf = ({ keys, access }: PeopleOptions): string => resolve(access ?? accessFileIn(keys));

const scopeOf = (access: AccessFile, { for: scope, ...options }: PeopleOptions): string => {
  if (scope === OPERATORS || access.sections[scope] !== undefined) return scope;
  if (sectionNameSchema.safeParse(scope).success) {
    throw new Failure(
      `${fileOf({ ...options, for: scope })} knows no section ${scope}. Make its key first: release keys ${scope}`,
    );
  }
  throw new Failure(`A token is for ${OPERATORS} or for a section such as mfe-catalog, not for "${scope}".`);
};

const checkName = (person: string): void => {
  if (holderNameSchema.safeParse(person).success) return;
  throw new Failure(
    `"${person}" is no name for the log: begin with a letter, use at most 60 of letters, digits and .@_'-`,
  );
};

/** `token`: a token of a person's own. Only its digest is stored; the token is shown here and never again. */
export const makeToken = (person: string, options: PeopleOptions & { readonly renew?: boolean }): string => {
  checkName(person);
  const file = fileOf(options);
  const access = readAccess(file);
  const scope = scopeOf(access, options);
  const tokens = tokensOf(access, scope);
  if (Object.hasOwn(tokens, person) && !options.renew) {
    throw new Failure(`${person} has a token for ${scope}. To replace it with a new one: --renew`);
  }
  const token = newToken();
  writeAccess(file, withTokens(access, scope, { ...tokens, [person]: tokenDigest(token) }));
  return `The token of ${person} for ${scope}, shown this once:

${token}

It is for RELEASE_TOKEN, or for signing in at /ops. ${file} holds its digest: shells that read it accept the token once they are restarted.`;
};

/** `sign-in`: lets a person sign in at /ops with a mail address that the identity provider has verified. */
export const allowSignIn = (person: string, options: PeopleOptions & { readonly email: string }): string => {
  checkName(person);
  if (!z.email().safeParse(options.email).success) throw new Failure(`"${options.email}" is no mail address.`);
  const file = fileOf(options);
  const access = readAccess(file);
  const scope = scopeOf(access, options);
  writeAccess(file, withEmail(access, scope, person, options.email));
  return `${person} may operate ${scope}, signed in at /ops as ${options.email}. The registry follows ${file} by itself.`;
};

/** `revoke`: takes a person's token and sign-in back. */
export const revokeToken = (person: string, options: PeopleOptions): string => {
  const file = fileOf(options);
  const access = readAccess(file);
  const scope = scopeOf(access, options);
  const { [person]: revoked, ...others } = tokensOf(access, scope);
  const emails = emailsOf(access, scope);
  if (revoked === undefined && emails[person] === undefined) {
    const known = [...new Set([...Object.keys(others), ...Object.keys(emails)])].join(', ') || 'nobody';
    throw new Failure(`${person} has no token for ${scope}. Who has one: ${known}`);
  }
  writeAccess(file, withEmail(withTokens(access, scope, others), scope, person, undefined));
  return `${person} may not operate ${scope} any more once the shells that read ${file} are restarted.`;
};
