import { allFiles, type ReleaseDescriptor } from '../descriptor.schema.ts';
import type { Provenance } from './provenance.schema.ts';

const hexOf = (integrity: string): string => Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** The subjects of a release's provenance: each of its files, by name and digest. */
export const subjectsOf = (descriptor: Pick<ReleaseDescriptor, 'files' | 'maps'>): Provenance['subject'] =>
  allFiles(descriptor).map(({ path, integrity }) => ({ name: path, digest: { sha384: hexOf(integrity) } }));
