import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessFile, accessFileSchema, keyTextOf, OPERATORS, type Tokens } from '@sgc/release-format';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';

/** The access file of a folder of keys. */
export const accessFileIn = (folder: string): string => join(folder, 'access.json');

const parse = (file: string): AccessFile => {
  try {
    return accessFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Failure(`${file} is no access file; nothing was changed. ${reason}`);
  }
};

/** Reads an access file; a missing one grants nothing. */
export const readAccess = (file: string): AccessFile => (existsSync(file) ? parse(file) : accessFileSchema.parse({}));

/** Writes an access file whole or not at all, if it has changed. */
export const writeAccess = (file: string, access: AccessFile): void => {
  const text = `${JSON.stringify(access, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};

/** The tokens of a scope: the operators' for all sections, a section's for its own. */
export const tokensOf = (access: AccessFile, scope: string): Tokens =>
  (scope === OPERATORS ? access.operators : access.sections[scope])?.tokens ?? {};

type SectionAccess = AccessFile['sections'][string];

const withSection = (
  access: AccessFile,
  name: string,
  change: (section: SectionAccess) => SectionAccess,
): AccessFile => ({
  ...access,
  sections: { ...access.sections, [name]: change(access.sections[name] ?? { keys: [], tokens: {} }) },
});

/** The access without a section. */
export const withoutSection = (access: AccessFile, name: string): AccessFile => {
  const { [name]: _, ...sections } = access.sections;
  return { ...access, sections };
};

/** The access with other tokens for a scope. */
export const withTokens = (access: AccessFile, scope: string, tokens: Tokens): AccessFile => {
  if (scope === OPERATORS) return { ...access, operators: { ...access.operators, tokens } };
  return withSection(access, scope, (section) => ({ ...section, tokens }));
};

/** The access with a person's mail address for a scope, or without one. */
export const withEmail = (access: AccessFile, scope: string, person: string, email: string | undefined): AccessFile => {
  const changed = <Scope extends { emails?: Record<string, string> | undefined }>(given: Scope): Scope => {
    const { [person]: _, ...others } = given.emails ?? {};
    const emails = email === undefined ? others : { ...others, [person]: email };
    return { ...given, emails: Object.keys(emails).length === 0 ? undefined : emails };
  };
  if (scope === OPERATORS) return { ...access, operators: changed(access.operators) };
  return withSection(access, scope, changed);
};

/** Mail addresses of the people who sign in for a scope at the identity provider. */
export const emailsOf = (access: AccessFile, scope: string): Readonly<Record<string, string>> =>
  (scope === OPERATORS ? access.operators : access.sections[scope])?.emails ?? {};

/** The access with one more key that signs a section's releases. */
export const withKey = (access: AccessFile, name: string, key: string): AccessFile =>
  withSection(access, name, (section) =>
    section.keys.some((known) => keyTextOf(known) === key) ? section : { ...section, keys: [...section.keys, key] },
  );

/** The access in which a section's keys expire at a time, if they do not before. */
export const withExpiry = (access: AccessFile, name: string, expires: string): AccessFile =>
  withSection(access, name, (section) => ({
    ...section,
    keys: section.keys.map((key) =>
      typeof key !== 'string' && Date.parse(key.expires) < Date.parse(expires) ? key : { key: keyTextOf(key), expires },
    ),
  }));
