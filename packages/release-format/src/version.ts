import { type ReleaseDescriptor, type ReleaseFile, versionedText } from './descriptor.schema.ts';
import { shortDigest } from './digest.ts';

/** The version of a section's release: a digest of its descriptor without the version, the time and the signature. */
export const versionOf = (
  descriptor: Omit<ReleaseDescriptor, 'version' | 'builtAt' | 'signature' | 'provenance'>,
): string => shortDigest(versionedText(descriptor));

/** The version of a build of the shell: a digest of the code that renders, and of the files that browsers load. */
export const shellVersionOf = (render: readonly ReleaseFile[], client: readonly ReleaseFile[]): string =>
  shortDigest(JSON.stringify([render, client]));
