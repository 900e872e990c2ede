import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessFile, accessFileSchema, OPERATORS, type Tokens } from '@sgc/release-format';
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

/** What an access file says; one that is not there says that nobody may do anything. */
export const readAccess = (file: string): AccessFile => (existsSync(file) ? parse(file) : accessFileSchema.parse({}));

/** Writes an access file whole or not at all, if it says something new. */
export const writeAccess = (file: string, access: AccessFile): void => {
  const text = `${JSON.stringify(access, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
};

/** Whose tokens operate a scope: the operators' all sections, a section's its own. */
export const tokensOf = (access: AccessFile, scope: string): Tokens =>
  (scope === OPERATORS ? access.operators : access.sections[scope])?.tokens ?? {};

/** The access with other tokens for a scope. */
export const withTokens = (access: AccessFile, scope: string, tokens: Tokens): AccessFile => {
  if (scope === OPERATORS) return { ...access, operators: { tokens } };
  const section = access.sections[scope] ?? { keys: [], tokens: {} };
  return { ...access, sections: { ...access.sections, [scope]: { ...section, tokens } } };
};

/** The access with one more key that signs a section's releases. */
export const withKey = (access: AccessFile, name: string, key: string): AccessFile => {
  const section = access.sections[name] ?? { keys: [], tokens: {} };
  const keys = [...new Set([...section.keys, key])];
  return { ...access, sections: { ...access.sections, [name]: { ...section, keys } } };
};
