import * as z from 'zod/mini';

/** What kind of value a fragment's property takes. A function cannot be told from its kind alone: it stays a function. */
export const propKindSchema = z.enum(['string', 'number', 'boolean', 'object', 'array', 'function']);
export type PropKind = z.infer<typeof propKindSchema>;

/** One property of a fragment, as the pages that place it have to know it. */
export const fragmentPropSchema = z.object({ kind: propKindSchema, required: z.boolean() });
export type FragmentProp = z.infer<typeof fragmentPropSchema>;
