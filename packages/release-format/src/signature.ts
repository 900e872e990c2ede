import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type ReleaseDescriptor, signedText } from './descriptor.schema.ts';
import { shortDigest } from './digest.ts';

/** A public key as access files hold it: base64 of its SPKI form. */
export const publicKeyText = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Names a key without giving it away: a short digest of its public half. */
export const keyId = (publicKey: string): string => shortDigest(Buffer.from(publicKey, 'base64'));

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

/** The release with the signature of its maker. */
export const signRelease = (descriptor: ReleaseDescriptor, key: KeyObject): ReleaseDescriptor => {
  const { signature: _, ...unsigned } = descriptor;
  const value = sign(null, Buffer.from(signedText(unsigned)), key).toString('base64');
  return { ...unsigned, signature: { key: keyId(publicKeyText(key)), value } };
};

/** Whether a release's signature was made with a key over exactly this release. */
export const isSignedWith = ({ signature, ...rest }: ReleaseDescriptor, key: KeyObject): boolean =>
  signature !== undefined && verify(null, Buffer.from(signedText(rest)), key, Buffer.from(signature.value, 'base64'));
