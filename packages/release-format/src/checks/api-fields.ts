import * as z from 'zod/mini';
import { EACH, isChoice, type JsonSchema, jsonSchemaSchema } from '../api-fields/index.ts';
import type { ReleaseApiRequest } from '../descriptor.schema.ts';
import { Refusal } from '../refusal.ts';

const contentSchema = z.object({ 'application/json': z.optional(z.object({ schema: z.optional(jsonSchemaSchema) })) });

const operationSchema = z.object({
  parameters: z.optional(z.array(z.object({ name: z.optional(z.string()), in: z.optional(z.string()) }))),
  requestBody: z.optional(z.object({ content: z.optional(contentSchema) })),
  responses: z.optional(z.record(z.string(), z.object({ content: z.optional(contentSchema) }))),
});
type Operation = z.infer<typeof operationSchema>;

/** The part of an OpenAPI 3.1 document that names fields. */
export const openApiSchema = z.object({
  paths: z.record(z.string(), z.object({ get: z.optional(operationSchema), post: z.optional(operationSchema) })),
  components: z.optional(z.object({ schemas: z.optional(z.record(z.string(), jsonSchemaSchema)) })),
});
export type OpenApi = z.infer<typeof openApiSchema>;

const SCHEMAS = '#/components/schemas/';

/** Most references that are followed; after that a document refers in a circle, and is taken to allow everything. */
const MOST_REFERENCES = 10;

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The schema behind references; `true`, which holds for everything, if the document does not define it. */
const resolved = (schema: JsonSchema, { components }: OpenApi): JsonSchema => {
  let found = schema;
  for (let step = 0; step < MOST_REFERENCES; step += 1) {
    if (typeof found === 'boolean' || found.$ref === undefined) return found;
    found = own(components?.schemas ?? {}, found.$ref.replace(SCHEMAS, '')) ?? true;
  }
  return true;
};

/** Whether a schema has a field. One that lists no fields, or takes any others, has it. */
const has = (schema: JsonSchema, path: readonly string[], which: 'all' | 'required', api: OpenApi): boolean => {
  const [name, ...below] = path;
  const found = resolved(schema, api);
  if (name === undefined || typeof found === 'boolean' || isChoice(found)) return true;
  const { items, properties, required = [], additionalProperties = properties === undefined } = found;
  if (name === EACH) return items === undefined ? found.type === undefined : has(items, below, which, api);
  const field = own(properties ?? {}, name);
  if (field === undefined) return additionalProperties !== false;
  return (which === 'all' || required.includes(name)) && has(field, below, which, api);
};

/** Removes the names between braces, which either side chooses freely. */
const withoutNames = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

const operationOf = ({ method, path }: ReleaseApiRequest, { paths }: OpenApi): Operation | undefined => {
  const [, methods] = Object.entries(paths).find(([known]) => withoutNames(known) === withoutNames(path)) ?? [];
  return method === 'GET' ? methods?.get : methods?.post;
};

/** The schema of what can be sent: the parameters after the `?`, or the fields of the body. */
const sentTo = ({ method }: ReleaseApiRequest, { parameters = [], requestBody }: Operation): JsonSchema => {
  if (method === 'POST') return requestBody?.content?.['application/json']?.schema ?? false;
  const names = parameters.flatMap((one) => (one.in === 'query' && one.name !== undefined ? [one.name] : []));
  return { properties: Object.fromEntries(names.map((name) => [name, true])), additionalProperties: false };
};

const answerOf = ({ responses = {} }: Operation): JsonSchema =>
  Object.entries(responses)
    .filter(([status]) => /^2/.test(status))
    .map(([, { content }]) => content?.['application/json']?.schema)
    .find((schema) => schema !== undefined) ?? false;

const missingIn = (
  fields: readonly string[],
  schema: JsonSchema,
  which: 'all' | 'required',
  api: OpenApi,
): string | undefined => fields.find((field) => schema === false || !has(schema, field.split('.'), which, api));

/** Blameless: the release may be good, and passes once the API has the field. */
const refusal = (reason: string): Refusal =>
  new Refusal('api-fields', `${reason}: deploy the API first`, { blameless: true });

/**
 * Checks that an API knows every field that a release sends, and promises every field that it requires.
 * @throws Refusal
 */
export const checkApiFields = (requests: readonly ReleaseApiRequest[], api: OpenApi): void => {
  for (const request of requests) {
    const name = `${request.method} ${request.path}`;
    const operation = operationOf(request, api);
    if (operation === undefined) throw refusal(`it asks ${name}, which the API of this site does not have`);
    const unknown = missingIn(request.sends, sentTo(request, operation), 'all', api);
    if (unknown !== undefined) {
      throw refusal(`it sends ${unknown} to ${name}, which the API of this site does not know`);
    }
    const unpromised = missingIn(request.expects, answerOf(operation), 'required', api);
    if (unpromised !== undefined) {
      throw refusal(`it expects ${unpromised} from ${name}, which the API of this site does not promise`);
    }
  }
};
