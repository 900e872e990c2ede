import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose } from './containers.ts';

/** The proxy's certificate and the authority that signed it. */
const [CERTIFICATE, AUTHORITY] = ['site.pem', 'authority.pem'];

/**
 * Takes the certificates of the proxy out of its container.
 * @param folder where they are kept.
 * @returns the environment in which programs of Node also trust the authority, and the tests' browser the certificate's key.
 */
export const takeCertificates = async (folder: string): Promise<Record<string, string>> => {
  for (const file of [CERTIFICATE, AUTHORITY]) {
    await compose(['--profile', 'edge', 'cp', `edge:/certificates/${file}`, join(folder, file)]);
  }
  const certificate = new X509Certificate(await readFile(join(folder, CERTIFICATE)));
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return {
    NODE_EXTRA_CA_CERTS: join(folder, AUTHORITY),
    TRUSTED_KEY: createHash('sha256').update(key).digest('base64'),
  };
};
