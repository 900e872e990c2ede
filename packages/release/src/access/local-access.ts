import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeyText, readSigningKey } from '@sgc/build/sign-release';

const ACCESS_FILE = 'access.json';
const OPERATORS = 'operators';
const TOKEN_BYTES = 32;
/** Readable by their owner alone. */
const SECRET_MODE = 0o600;

/** The name under which this machine's own tokens stand in the log of operations. */
const HOLDER = 'local';

/** Where a folder of keys holds a section's private key. */
export const keyFile = (folder: string, section: string): string => join(folder, `${section}.pem`);
/** Where a folder of keys holds the token of a section, or of the operators. */
export const tokenFile = (folder: string, scope: string): string => join(folder, `${scope}.token`);

/** Only the digest of a token is ever handed to a shell. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

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
  if (!existsSync(file)) writeSecret(file, randomBytes(TOKEN_BYTES).toString('base64url'));
  return readFileSync(file, 'utf8');
};

const ensureKey = (folder: string, section: string): string => {
  const file = keyFile(folder, section);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeSecret(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  return publicKeyText(readSigningKey(readFileSync(file, 'utf8')));
};

/** Who may do what, in the form that a shell reads. */
const accessOf = (folder: string, sections: readonly string[]) => {
  const holder = (scope: string) => ({ [HOLDER]: tokenDigest(ensureToken(folder, scope)) });
  return {
    operators: { tokens: holder(OPERATORS) },
    sections: Object.fromEntries(
      sections.map((section) => [section, { keys: [ensureKey(folder, section)], tokens: holder(section) }]),
    ),
  };
};

/**
 * Makes what is missing of a folder of keys for one machine: a key and a token for each section, a token for operators.
 * @returns the access file for a shell that trusts them.
 */
export const ensureLocalAccess = (folder: string, sections: readonly string[]): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, ACCESS_FILE);
  const text = `${JSON.stringify(accessOf(folder, sections), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  }
  return file;
};
