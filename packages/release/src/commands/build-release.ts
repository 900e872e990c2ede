import { type BuiltRelease, buildSection, type SigningKey } from '../release/section-folder.ts';
import { withSigstoreBundle } from '../release/sigstore-bundle.ts';
import type { CommonOptions } from './settings.ts';

/** Builds and signs a section with its key and, if asked for, with Sigstore. */
export const buildRelease = async (
  section: string,
  key: SigningKey,
  { sigstore }: CommonOptions,
): Promise<BuiltRelease> => {
  const built = await buildSection(section, key);
  return sigstore === undefined ? built : withSigstoreBundle(built, sigstore);
};
