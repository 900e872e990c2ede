import { type KeyObject, sign } from 'node:crypto';
import { dsse } from '@sigstore/core';
import type { ReleaseDescriptor } from '../descriptor.schema.ts';
import { keyId, publicKeyText } from '../signature.ts';
import { BUILD_TYPE, type BuildDetails, type Provenance, STATEMENT_KIND } from './provenance.schema.ts';
import { subjectsOf } from './subjects.ts';

const statementOf = (descriptor: ReleaseDescriptor, details: BuildDetails): Provenance => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: subjectsOf(descriptor),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: BUILD_TYPE,
      externalParameters: { section: descriptor.section },
      resolvedDependencies: [...details.materials],
    },
    runDetails: {
      builder: details.builder,
      metadata: {
        ...(details.invocationId === undefined ? {} : { invocationId: details.invocationId }),
        finishedOn: descriptor.builtAt,
      },
    },
  },
});

/** The release with a signed statement of how it was built. */
export const signProvenance = (
  descriptor: ReleaseDescriptor,
  details: BuildDetails,
  key: KeyObject,
): ReleaseDescriptor => {
  const payload = Buffer.from(JSON.stringify(statementOf(descriptor, details)));
  const sig = sign(null, dsse.preAuthEncoding(STATEMENT_KIND, payload), key).toString('base64');
  return {
    ...descriptor,
    provenance: {
      payloadType: STATEMENT_KIND,
      payload: payload.toString('base64'),
      signatures: [{ keyid: keyId(publicKeyText(key)), sig }],
    },
  };
};
