import { type ReleaseSource, releaseSourceSchema } from '@sgc/contract/operations';
import {
  budgetSchema,
  fragmentPropSchema,
  integritySchema,
  sectionNameSchema,
  trustedTypesPolicySchema,
} from '@sgc/contract/section';
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

/** The files that the browser needs for one page or fragment, entry and shared chunks included, in load order. */
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

/** The key that signed the release, and its Ed25519 signature over `signedText`. */
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
  /** There is no browser code for the page. */
  program: z.optional(z.literal('none')),
  files: clientFilesSchema,
});
export type ReleasePage = z.infer<typeof releasePageSchema>;

/** Exported names by package. */
const namesSchema = z.record(
  z.string().check(z.maxLength(120)),
  z.readonly(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(2000))),
);

const fieldsSchema = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000));

/** A request that a section makes of the API, with the fields that it sends, and those that it requires in the answer. */
const apiRequestSchema = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string().check(z.startsWith('/api/'), z.maxLength(200)),
  sends: fieldsSchema,
  expects: fieldsSchema,
});
export type ReleaseApiRequest = z.infer<typeof apiRequestSchema>;

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
  /** Not part of the version either. Absent if neither git nor a pipeline gave it. */
  source: z.optional(releaseSourceSchema),
  /** Packages shared at run time, with the version the section was built against: it runs on that and on later ones of its major version. */
  shared: z.record(z.string(), z.string()),
  /** Major versions of shared packages beside those that it runs on as well. */
  alsoRunsOn: z.optional(z.record(z.string(), z.readonly(z.array(z.int())))),
  /** The names that it uses of shared packages, in order. Absent from releases from before names were listed. */
  imports: z.optional(namesSchema),
  clientEntry: releasePathSchema,
  serverEntry: releasePathSchema,
  pages: z.array(releasePageSchema).check(z.maxLength(500)),
  fragments: z.record(z.string().check(z.maxLength(60)), releaseFragmentSchema),
  /** Policies of Trusted Types that its code creates. */
  trustedTypes: z.optional(z.array(trustedTypesPolicySchema).check(z.minLength(1))),
  /** Built for the developer's own machine: no registry but one that runs there takes it. */
  development: z.optional(z.literal(true)),
  /** The section's own limits; the shell has limits, too. */
  budget: z.optional(budgetSchema),
  /** Its requests to the API. Absent if its section does not list them. */
  api: z.optional(z.array(apiRequestSchema).check(z.maxLength(200))),
  files: z.array(releaseFileSchema).check(z.minLength(1), z.maxLength(5000)),
  /** Source maps of some of the files. Only the registry fetches them: no program that serves visitors has them. */
  maps: z.optional(z.array(releaseFileSchema).check(z.minLength(1), z.maxLength(5000))),
  signature: z.optional(signatureSchema),
  /** How it was built, as its builder signed it: a statement about all of the above, and so part of none of it. */
  provenance: z.optional(envelopeSchema),
  /** A Sigstore bundle over `signedText`, in Sigstore's JSON form; the registry reads it if the access file asks for one. */
  sigstore: z.optional(z.record(z.string(), z.unknown())),
});
export type ReleaseDescriptor = z.infer<typeof releaseDescriptorSchema>;

/** The descriptor's name in a release folder. */
export const DESCRIPTOR_FILE = 'release.json';

/** Where the source map of a file lies. */
export const mapOf = (path: string): string => `${path}.map`;

/** All files of a release: those that run, and their source maps. */
export const allFiles = ({ files, maps = [] }: Pick<ReleaseDescriptor, 'files' | 'maps'>): readonly ReleaseFile[] => [
  ...files,
  ...maps,
];

/**
 * The text whose digest is a release's version: the whole descriptor but the version itself, the time and the
 * signature.
 */
export const versionedText = (
  descriptor: Omit<ReleaseDescriptor, 'version' | 'builtAt' | 'signature' | 'provenance' | 'sigstore'>,
): string => {
  const { section, contract, shared, clientEntry, serverEntry, pages, fragments, budget, files } = descriptor;
  const { development, maps, trustedTypes, alsoRunsOn, imports, api } = descriptor;
  const described = ({ path, size, integrity }: ReleaseFile) => [path, size, integrity];
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
    files.map(described),
    ...(development === undefined ? [] : ['development']),
    ...(maps === undefined ? [] : [{ maps: maps.map(described) }]),
    ...(trustedTypes === undefined ? [] : [{ trustedTypes }]),
    ...(alsoRunsOn === undefined ? [] : [{ alsoRunsOn: byName(alsoRunsOn) }]),
    ...(imports === undefined ? [] : [{ imports: byName(imports) }]),
    ...(api === undefined
      ? []
      : [{ api: api.map(({ method, path, sends, expects }) => [method, path, sends, expects]) }]),
  ]);
};

/**
 * The text that a release's signature is made over: its content, time and source. The time is part of it, so that an older
 * release cannot be passed off as a new one.
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

/** `shell.json`: the packages that the shell provides to sections, and the files in `client/` that every page starts from. */
export const shellDescriptorSchema = z.object({
  version: versionSchema,
  /** ISO 8601 time in UTC. Not part of the version. */
  builtAt: z.iso.datetime(),
  contract: z.int(),
  /** Earlier contracts whose sections it shows, each until a day: `YYYY-MM-DD`. */
  earlierContracts: z._default(z.array(z.object({ contract: z.int(), until: z.iso.date() })), []),
  shared: z.record(z.string(), z.string()),
  /** Next major versions of shared packages, each from a day on: `YYYY-MM-DD`. */
  announced: z._default(z.record(z.string(), z.object({ major: z.int(), from: z.iso.date() })), {}),
  /** The names that sections may use of each shared package. Absent from builds from before names were listed. */
  provides: z.optional(namesSchema),
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
