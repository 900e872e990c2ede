import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OPERATORS } from '@sgc/release-format';
import { keyFile, tokenFile } from '../access/local-access.ts';
import { Failure } from '../failure.ts';
import { RegistryClient } from '../registry/registry-client.ts';
import type { SigningKey } from '../release/section-folder.ts';

/** Options that every command takes. */
export interface CommonOptions {
  readonly registry: string;
  readonly keys: string;
  /** Command that signs a release with Sigstore. */
  readonly sigstore?: string;
}

/** The token for a section: from the environment, or from the folder of keys, the operators' at the last. */
const tokenFor = (section: string | undefined, { keys }: CommonOptions): string => {
  if (process.env.RELEASE_TOKEN) return process.env.RELEASE_TOKEN;
  const scopes = section === undefined ? [OPERATORS] : [section, OPERATORS];
  const file = scopes.map((scope) => tokenFile(resolve(keys), scope)).find((one) => existsSync(one));
  if (file === undefined) {
    throw new Failure(
      `No token: set RELEASE_TOKEN, or name the folder that holds ${scopes.join('.token or ')}.token (--keys)`,
    );
  }
  return readFileSync(file, 'utf8').trim();
};

/** A registry's operations, with a token that may operate this section. */
export const clientFor = (section: string | undefined, options: CommonOptions): RegistryClient =>
  new RegistryClient(options.registry, tokenFor(section, options));

/** The private key that signs a section's releases, for its build: the text of a key, as pipelines have it, or a file. */
export const signingKeyFor = (section: string, { keys }: CommonOptions): SigningKey => {
  if (process.env.RELEASE_SIGNING_KEY) return { RELEASE_SIGNING_KEY: process.env.RELEASE_SIGNING_KEY };
  const file = process.env.RELEASE_SIGNING_KEY_FILE || keyFile(resolve(keys), section);
  if (!existsSync(file)) {
    throw new Failure(
      `No key: ${file} is not there. Set RELEASE_SIGNING_KEY_FILE or RELEASE_SIGNING_KEY, or make one: release keys ${section}`,
    );
  }
  return { RELEASE_SIGNING_KEY_FILE: file };
};
