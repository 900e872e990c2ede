import * as z from 'zod/mini';
import { builtSchema } from './event.schema.ts';
import { failureSchema, problemSchema } from './problem.schema.ts';

/** What programs and builds tell the development command that started them, over Node's channel between processes. */
export const programMessageSchema = z.discriminatedUnion('kind', [
  builtSchema,
  /** A shell has started and knows nothing yet. */
  z.object({ kind: z.literal('listening') }),
  /** A program's sources changed, and its build goes over them. */
  z.object({ kind: z.literal('building'), program: z.string() }),
  /** What a build, its types included, found. */
  z.object({ kind: z.literal('build-problems'), program: z.string(), problems: z.array(problemSchema) }),
  /** Code threw in a browser or on the server. */
  z.object({ kind: z.literal('failed'), failure: failureSchema }),
]);
export type ProgramMessage = z.infer<typeof programMessageSchema>;
