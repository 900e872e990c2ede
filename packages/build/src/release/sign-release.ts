import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ReleaseDescriptor, signedText } from '@sgc/contract/release';

/** Where a build finds the section's private key: PEM text, or the name of a file that holds it. */
const KEY = 'RELEASE_SIGNING_KEY';
const KEY_FILE = 'RELEASE_SIGNING_KEY_FILE';

/** A public key as access files hold it: base64 of its SPKI form. */
export const publicKeyText = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Names a key without giving it away: the first 16 hexadecimal digits of the SHA-256 digest of its public half. */
export const keyId = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

/**
 * Reads a private key.
 * @throws if it is no Ed25519 key in PEM form.
 */
export const readSigningKey = (pem: string): KeyObject => {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new Error(`A release is signed with an Ed25519 key; this is a key for ${key.asymmetricKeyType}`);
  }
  return key;
};

/** The key that the environment names, if it names one. */
export const signingKeyOf = (environment: NodeJS.ProcessEnv): KeyObject | undefined => {
  const file = environment[KEY_FILE];
  const pem = environment[KEY] || (file ? readFileSync(file, 'utf8') : undefined);
  return pem === undefined ? undefined : readSigningKey(pem);
};

/** The release with the signature of its maker. */
export const signRelease = (descriptor: ReleaseDescriptor, key: KeyObject): ReleaseDescriptor => {
  const { signature: _, ...unsigned } = descriptor;
  const value = sign(null, Buffer.from(signedText(unsigned)), key).toString('base64');
  return { ...unsigned, signature: { key: keyId(publicKeyText(key)), value } };
};
