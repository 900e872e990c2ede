import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessFile, OPERATORS, publicKeyText, readSigningKey, tokenDigest } from '@sgc/release-format';
import {
  accessFileIn,
  readAccess,
  tokensOf,
  withExpiry,
  withKey,
  withoutSection,
  withTokens,
  writeAccess,
} from './access-file.ts';
import { newToken } from './token.ts';

/** Readable by their owner alone. */
const SECRET_MODE = 0o600;

/** The name under which this machine's own tokens stand in the log of operations. */
const HOLDER = 'local';

/** Where a folder of keys holds a section's private key. */
export const keyFile = (folder: string, section: string): string => join(folder, `${section}.pem`);
/** Where a folder of keys holds the token of a section, or of the operators. */
export const tokenFile = (folder: string, scope: string): string => join(folder, `${scope}.token`);

/** Whole or not at all, and never over a secret that another process made first. */
const writeSecret = (file: string, secret: string): void => {
  try {
    writeFileSync(file, secret, { mode: SECRET_MODE, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

const ensureToken = (folder: string, scope: string): string => {
  const file = tokenFile(folder, scope);
  if (!existsSync(file)) writeSecret(file, newToken());
  return readFileSync(file, 'utf8');
};

const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const ensureKey = (folder: string, section: string): string => {
  const file = keyFile(folder, section);
  if (!existsSync(file)) writeSecret(file, pemOf(newKey()));
  return publicKeyText(readSigningKey(readFileSync(file, 'utf8')));
};

/**
 * Makes the missing keys and tokens of a folder for one machine: a key and a token for each section, a token for operators.
 * Other sections, keys and people of its access file stay as they are.
 * @returns the access file for a shell that trusts them.
 * @throws Failure if there is an access file that cannot be read.
 */
export const ensureLocalAccess = (folder: string, sections: readonly string[]): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = accessFileIn(folder);
  const withHolder = (access: AccessFile, scope: string): AccessFile =>
    withTokens(access, scope, { ...tokensOf(access, scope), [HOLDER]: tokenDigest(ensureToken(folder, scope)) });
  const access = sections.reduce(
    (before, section) => withHolder(withKey(before, section, ensureKey(folder, section)), section),
    withHolder(readAccess(file), OPERATORS),
  );
  writeAccess(file, access);
  return file;
};

/**
 * Puts a new key in the place of a section's own: every key that signs now expires at a time, and releases signed until then
 * stay signed. The access file takes the new key first, so that nothing is lost if this stops in between.
 * @returns the access file.
 * @throws Failure if there is an access file that cannot be read.
 */
export const renewKey = (folder: string, section: string, expires: Date): string => {
  const file = accessFileIn(folder);
  const key = newKey();
  writeAccess(file, withKey(withExpiry(readAccess(file), section, expires.toISOString()), section, publicKeyText(key)));
  const secret = keyFile(folder, section);
  writeFileSync(`${secret}.part`, pemOf(key), { mode: SECRET_MODE });
  renameSync(`${secret}.part`, secret);
  return file;
};

/**
 * Removes a section's keys and tokens: then it can no longer be signed or operated on this machine.
 * @throws Failure if there is an access file that cannot be read.
 */
export const removeAccess = (folder: string, section: string): void => {
  const file = accessFileIn(folder);
  if (existsSync(file)) writeAccess(file, withoutSection(readAccess(file), section));
  for (const secret of [keyFile(folder, section), tokenFile(folder, section)]) rmSync(secret, { force: true });
};
