import * as z from 'zod/mini';

/** The kind of text that an envelope holds: an in-toto statement in JSON. */
export const STATEMENT_KIND = 'application/vnd.in-toto+json';

/** The kind of build, for readers of its provenance: `sectionConfig` of `@sgc/build`. */
export const BUILD_TYPE = 'urn:sgc:build:section:v1';

/** A signed text in the form of DSSE: the kind of the text is signed with it. */
export const envelopeSchema = z.object({
  payloadType: z.literal(STATEMENT_KIND),
  /** The statement, in base64. */
  payload: z.base64().check(z.maxLength(1_500_000)),
  signatures: z.array(z.object({ keyid: z.string().check(z.maxLength(200)), sig: z.base64() })).check(z.length(1)),
});
export type Envelope = z.infer<typeof envelopeSchema>;

const digestsSchema = z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]+$/)));

/** Something that a build started from: a repository's commit, a lockfile, a package. */
const materialSchema = z.object({
  name: z.optional(z.string()),
  uri: z.optional(z.string()),
  digest: z.optional(digestsSchema),
});
export type Material = z.infer<typeof materialSchema>;

/** The builder, its version, and the run. */
const runDetailsSchema = z.object({
  builder: z.object({ id: z.string().check(z.minLength(1)), version: z.optional(z.record(z.string(), z.string())) }),
  metadata: z.object({ invocationId: z.optional(z.string()), finishedOn: z.iso.datetime() }),
});

/** A statement of in-toto (v1) with a predicate of SLSA's provenance (v1), as far as a release is concerned. */
export const provenanceSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  /** The release's files. */
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) })),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(BUILD_TYPE),
      externalParameters: z.object({ section: z.string() }),
      resolvedDependencies: z.array(materialSchema),
    }),
    runDetails: runDetailsSchema,
  }),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** Details of a build beside its files. */
export interface BuildDetails {
  readonly builder: Provenance['predicate']['runDetails']['builder'];
  readonly invocationId?: string;
  /** The commit comes first, under this name: `SOURCE_MATERIAL`. */
  readonly materials: readonly Material[];
}

/** Name of the commit among the materials. */
export const SOURCE_MATERIAL = 'source';
