import { DATA_TAGS } from '@sgc/contract/api';
import { pageHeadSchema, sectionNameSchema } from '@sgc/contract/section';
import { releasePathSchema } from '@sgc/release-format';
import * as z from 'zod/mini';

const text = (length: number) => z.string().check(z.maxLength(length));
const numberSchema = z.int().check(z.positive());

/** Words of a failure, as far as a log takes them. */
const wordsSchema = (length: number) =>
  z.pipe(
    z.string(),
    z.transform((words) => words.slice(0, length)),
  );

const reasonSchema = wordsSchema(500);

const place = {
  at: z.optional(wordsSchema(200)),
  componentStack: z.optional(wordsSchema(2000)),
  stack: z.optional(wordsSchema(20_000)),
};

const descriptionSchema = z.object({
  title: text(1000),
  description: text(5000),
  canonicalPath: z.optional(text(2000)),
  isListed: z.boolean(),
});

const ownerSchema = z.union([z.literal('shell'), sectionNameSchema]);

const hashesSchema = z.array(z.string().check(z.regex(/^'sha256-[A-Za-z0-9+/]{43}='$/)));

/** Every value that reaches a header, a log or the watch is checked here. */
const pageSchema = z.object({
  kind: z.literal('page'),
  status: z.union([z.literal(200), z.literal(404), z.literal(503)]),
  head: pageHeadSchema.check(z.maxLength(200)),
  queries: z.unknown(),
  description: descriptionSchema,
  wordsDigest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  inlineHashes: z.object({
    scripts: hashesSchema.check(z.maxLength(10)),
    styles: hashesSchema.check(z.maxLength(100)),
  }),
  caching: z.enum(['shared', 'private']),
  dataTags: z.array(z.enum(DATA_TAGS)).check(z.maxLength(DATA_TAGS.length)),
  sections: z.array(ownerSchema).check(z.maxLength(200)),
  failedSections: z.array(ownerSchema).check(z.maxLength(200)),
  withoutFragments: z.array(text(120)).check(z.maxLength(200)),
  fragmentFailure: z.optional(z.object({ reason: reasonSchema, ...place })),
});

const redirectSchema = z.object({ kind: z.literal('redirect'), location: text(2000), permanent: z.boolean() });

const describedSchema = z.object({ kind: z.literal('described'), description: descriptionSchema });

/** Messages that a host takes from a renderer, where every team's code runs: any other ends the process that sent it. */
export const fromRendererSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  z.object({
    kind: z.literal('ready'),
    samples: z.array(z.string().check(z.startsWith('/'), z.maxLength(2000))).check(z.maxLength(20_000)),
    fallback: pageSchema,
  }),
  z.object({ kind: z.literal('boot-failed'), reason: reasonSchema, place: z.object(place) }),
  z.object({ kind: z.literal('turn'), number: numberSchema }),
  z.object({ kind: z.literal('slice'), number: z.int().check(z.nonnegative()) }),
  z.object({
    kind: z.literal('rendered'),
    number: numberSchema,
    rendered: z.discriminatedUnion('kind', [pageSchema, redirectSchema, describedSchema]),
  }),
  z.object({ kind: z.literal('failed'), number: numberSchema, reason: reasonSchema, place: z.object(place) }),
  z.object({ kind: z.literal('ask-api'), question: numberSchema, number: numberSchema, path: text(2000) }),
  z.object({
    kind: z.literal('ask-file'),
    question: numberSchema,
    section: sectionNameSchema,
    path: releasePathSchema,
  }),
  z.object({ kind: z.literal('broke'), reason: reasonSchema }),
  z.object({ kind: z.literal('garbage-collected') }),
  z.object({ kind: z.literal('pong') }),
]);
