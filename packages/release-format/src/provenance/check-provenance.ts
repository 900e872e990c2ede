import { type KeyObject, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProvenanceSummary } from '@sgc/contract/operations';
import { dsse } from '@sigstore/core';
import * as z from 'zod/mini';
import type { ReleaseDescriptor } from '../descriptor.schema.ts';
import { Refusal } from '../refusal.ts';
import { type Envelope, type Provenance, provenanceSchema, SOURCE_MATERIAL } from './provenance.schema.ts';
import { subjectsOf } from './subjects.ts';

const BUILD_AGAIN = 'build and sign the release again';

const refusal = (what: string): Refusal => new Refusal('provenance', `its provenance ${what}; ${BUILD_AGAIN}`);

/**
 * Reads an envelope's content, without checking its signature.
 * @throws Refusal if it is no statement of SLSA's provenance.
 */
export const readProvenance = ({ payload }: Envelope): Provenance => {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch (error) {
    throw refusal(`is not JSON: ${(error as Error).message}`);
  }
  const parsed = provenanceSchema.safeParse(json);
  if (!parsed.success) throw refusal(`is no provenance of SLSA, version 1: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

const checkSubjects = (descriptor: ReleaseDescriptor, { subject }: Provenance): void => {
  const said = new Map(subject.map(({ name, digest }) => [name, digest.sha384]));
  const files = subjectsOf(descriptor);
  const different = files.find(({ name, digest }) => said.get(name) !== digest.sha384);
  if (different !== undefined) throw refusal(`does not vouch for ${different.name} as it is`);
  if (said.size !== files.length || subject.length !== files.length)
    throw refusal('names files that the release does not have');
};

const checkStory = ({ section, builtAt, source }: ReleaseDescriptor, { predicate }: Provenance): void => {
  const { externalParameters, resolvedDependencies } = predicate.buildDefinition;
  if (externalParameters.section !== section) throw refusal(`is about ${externalParameters.section}, not ${section}`);
  const { finishedOn } = predicate.runDetails.metadata;
  if (finishedOn !== builtAt) throw refusal(`is about a build of ${finishedOn}, not of ${builtAt}`);
  const digest = resolvedDependencies.find(({ name }) => name === SOURCE_MATERIAL)?.digest;
  const expected = source === undefined ? undefined : { gitCommit: source.commit };
  if (!isDeepStrictEqual(digest, expected))
    throw refusal(`says commit ${digest?.gitCommit ?? 'none'}, and the release says ${source?.commit ?? 'none'}`);
};

/**
 * Checks that a release's provenance was signed with the key of the release and describes this release: its files, its time
 * and its commit.
 * @throws Refusal
 */
export const checkProvenance = (descriptor: ReleaseDescriptor, envelope: Envelope, key: KeyObject): void => {
  const encoded = dsse.preAuthEncoding(envelope.payloadType, Buffer.from(envelope.payload, 'base64'));
  const isSigned = envelope.signatures.every(({ sig }) => verify(null, encoded, key, Buffer.from(sig, 'base64')));
  if (!isSigned) throw refusal('is not signed with the key that signed the release');
  const provenance = readProvenance(envelope);
  checkSubjects(descriptor, provenance);
  checkStory(descriptor, provenance);
};

/** The part of a release's provenance that people see. */
export const summaryOf = ({ predicate }: Provenance): ProvenanceSummary => ({
  builder: predicate.runDetails.builder.id,
  materials: predicate.buildDefinition.resolvedDependencies.length,
});
