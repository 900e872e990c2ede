import * as z from 'zod/mini';

/** What found a problem while developing. */
export const PROBLEM_KINDS = [
  'build',
  'types',
  'dependencies',
  'gate',
  'server',
  'loader',
  'hydration',
  'browser',
] as const;

/** Something that keeps a developer's change from being shown, and where it is in the sources. */
export const problemSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  /** Name of the program whose code it is: a section, `shell`, `api`. */
  program: z.string(),
  message: z.string(),
  /** Path in the project, with forward slashes. */
  file: z.optional(z.string()),
  /** Counted from 1. */
  line: z.optional(z.int()),
  /** Counted from 1. */
  column: z.optional(z.int()),
  /** The lines of the file around it, numbered. */
  frame: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
export type ProblemKind = Problem['kind'];

/** Code that threw, at its place in the running program, before that is looked up in the sources. */
export const failureSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  /** Whose code it may be, if the stack does not say. */
  program: z.string(),
  /** The release whose code threw on the server or at the gate: the builds after it are not to blame. */
  version: z.optional(z.string()),
  /** The builds of sections whose code the page runs, as the bundler counts them: later ones are not to blame. */
  builds: z.optional(z.record(z.string(), z.string())),
  message: z.string().check(z.maxLength(4000)),
  /** Stack of the error, or of React's components, as the browser or Node writes it. */
  stack: z.string().check(z.maxLength(20_000)),
});
export type Failure = z.infer<typeof failureSchema>;
