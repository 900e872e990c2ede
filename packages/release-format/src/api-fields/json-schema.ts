import * as z from 'zod/mini';

/** The part of JSON Schema that names fields. */
const schemaObject = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.unknown()),
  get properties(): z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString, typeof jsonSchemaSchema>> {
    return z.optional(z.record(z.string(), jsonSchemaSchema));
  },
  required: z.optional(z.array(z.string())),
  get items(): z.ZodMiniOptional<typeof jsonSchemaSchema> {
    return z.optional(jsonSchemaSchema);
  },
  additionalProperties: z.optional(z.unknown()),
  anyOf: z.optional(z.unknown()),
  oneOf: z.optional(z.unknown()),
  allOf: z.optional(z.unknown()),
});

/** A JSON Schema; `true` and `false` are schemas too. */
export const jsonSchemaSchema = z.union([z.boolean(), schemaObject]);
export type JsonSchema = z.infer<typeof jsonSchemaSchema>;

/** Whether a value may follow one of several schemas, so that its fields are not known. */
export const isChoice = ({ anyOf, oneOf, allOf }: Exclude<JsonSchema, boolean>): boolean =>
  anyOf !== undefined || oneOf !== undefined || allOf !== undefined;
