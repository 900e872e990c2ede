import { type ReleaseSource, releaseSourceSchema } from '@sgc/contract/operations';
import { budgetSchema, fragmentPropSchema, integritySchema, sectionNameSchema } from '@sgc/contract/section';
import * as z from 'zod/mini';
import { envelopeSchema } from './provenance/provenance.schema.ts';

/** A file's place in its release: forward slashes, no empty, `.` or `..` parts, nothing a URL would have to escape. */
export const releasePathSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/));

/** A version is the start of a digest over the files of the release. */
export const versionSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** `size` is in bytes, as stored. */
export const releaseFileSchema = z.object({
  path: releasePathSchema,
  size: z.int().check(z.nonnegative()),
  integrity: integritySchema,
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** What the browser needs for one page or fragment, entry and shared chunks included, in load order. */
const clientFilesSchema = z.object({
  scripts: z.array(releasePathSchema),
  /** Chunks that the page may ask for later. */
  lazyScripts: z.array(releasePathSchema),
  styles: z.array(releasePathSchema),
});
export type ClientFiles = z.infer<typeof clientFilesSchema>;

/** A fragment's files, and its properties as far as its section declared them. */
const releaseFragmentSchema = z.extend(clientFilesSchema, {
  props: z._default(z.record(z.string().check(z.maxLength(60)), fragmentPropSchema), {}),
});
export type ReleaseFragment = z.infer<typeof releaseFragmentSchema>;

/** Who released, and proof that it was they: an Ed25519 signature over `signedText`. */
const signatureSchema = z.object({
  /** Start of the SHA-256 digest of the public key. */
  key: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Base64. */
  value: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
});

const releasePageSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  paths: z.array(z.string().check(z.startsWith('/'), z.maxLength(200))).check(z.minLength(1)),
  search: z.array(z.string().check(z.maxLength(60))),
  /** Other sections' fragments that the page places: `mfe-leads/contact-block`. */
  fragments: z.array(z.string().check(z.maxLength(120))),
  files: clientFilesSchema,
});
export type ReleasePage = z.infer<typeof releasePageSchema>;

/**
 * `release.json`: an immutable folder of built files, described. Paths are relative to the folder.
 * Written by `@sgc/build`, read by the shell before any of the section's code runs.
 */
export const releaseDescriptorSchema = z.object({
  section: sectionNameSchema,
  version: versionSchema,
  contract: z.int(),
  /** ISO 8601 time in UTC. Not part of the version: the same content gives the same version. */
  builtAt: z.iso.datetime(),
  /** Not part of the version either. Absent where neither git nor a pipeline said it. */
  source: z.optional(releaseSourceSchema),
  /** Packages shared at run time, with the version the section was built against: it runs on that and on later ones of its major version. */
  shared: z.record(z.string(), z.string()),
  clientEntry: releasePathSchema,
  serverEntry: releasePathSchema,
  pages: z.array(releasePageSchema).check(z.maxLength(500)),
  fragments: z.record(z.string().check(z.maxLength(60)), releaseFragmentSchema),
  /** Built for the developer's own machine: no registry but one that runs there takes it. */
  development: z.optional(z.literal(true)),
  /** What the section asks of itself; the shell has limits of its own. */
  budget: z.optional(budgetSchema),
  files: z.array(releaseFileSchema).check(z.minLength(1), z.maxLength(5000)),
  signature: z.optional(signatureSchema),
  /** How it was built, as its builder signed it: a statement about all of the above, and so part of none of it. */
  provenance: z.optional(envelopeSchema),
  /** A Sigstore bundle over `signedText`, in Sigstore's JSON form; the registry reads it where the access file asks for one. */
  sigstore: z.optional(z.record(z.string(), z.unknown())),
});
export type ReleaseDescriptor = z.infer<typeof releaseDescriptorSchema>;

/** The descriptor's name in a release folder. */
export const DESCRIPTOR_FILE = 'release.json';

/**
 * The text whose digest is a release's version: everything the descriptor says but the version itself, the time and the
 * signature.
 */
export const versionedText = (
  descriptor: Omit<ReleaseDescriptor, 'version' | 'builtAt' | 'signature' | 'provenance' | 'sigstore'>,
): string => {
  const { section, contract, shared, clientEntry, serverEntry, pages, fragments, development, budget, files } =
    descriptor;
  const byName = <T>(record: Record<string, T>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    section,
    contract,
    byName(shared),
    clientEntry,
    serverEntry,
    pages,
    byName(fragments).map(([name, { scripts, lazyScripts, styles, props }]) => [
      name,
      [scripts, lazyScripts, styles],
      byName(props).map(([prop, { kind, required }]) => [prop, kind, required]),
    ]),
    [
      budget?.scripts ?? null,
      budget?.styles ?? null,
      ...(budget?.firstScreen === undefined ? [] : [budget.firstScreen]),
    ],
    files.map(({ path, size, integrity }) => [path, size, integrity]),
    ...(development === undefined ? [] : ['development']),
  ]);
};

/**
 * The text that a release's signature is made over: what it is, when it was built and what from. The time is part of it, so
 * that an older release cannot be passed off as a new one.
 */
export const signedText = (descriptor: Omit<ReleaseDescriptor, 'signature' | 'provenance' | 'sigstore'>): string => {
  const { version, builtAt, source } = descriptor;
  return JSON.stringify([
    'release',
    version,
    builtAt,
    versionedText(descriptor),
    ...(source === undefined ? [] : [sourceText(source)]),
  ]);
};

const sourceText = ({ commit, branch, author, subject, committedAt, isChanged }: ReleaseSource): string =>
  JSON.stringify([commit, branch ?? null, author, subject, committedAt, isChanged]);

/** `shell.json`: what the shell provides to sections, and the files in `client/` that every page starts from. */
export const shellDescriptorSchema = z.object({
  version: versionSchema,
  /** ISO 8601 time in UTC. Not part of the version. */
  builtAt: z.iso.datetime(),
  contract: z.int(),
  shared: z.record(z.string(), z.string()),
  scripts: z.array(releasePathSchema).check(z.minLength(1)),
  styles: z.array(releasePathSchema),
  /** Chunks that every page may ask for later. */
  lazyScripts: z._default(z.array(releasePathSchema), []),
  /** Fonts that every page uses. */
  fonts: z.array(releasePathSchema),
  /** The shell's own pages. */
  pages: z.array(releasePageSchema),
  files: z.array(releaseFileSchema),
});
export type ShellDescriptor = z.infer<typeof shellDescriptorSchema>;
