import fc from 'fast-check';
import * as z from 'zod/mini';
import { fieldsOf, type JsonSchema, jsonSchemaSchema } from '../api-fields/index.ts';
import { describeApiUse, type ReleaseApiRequest } from '../index.ts';
import { checkApiFields, type OpenApi, openApiSchema } from './index.ts';

const NAME = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/);

const { object } = fc.letrec<{ field: JsonSchema; object: JsonSchema; list: JsonSchema }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<JsonSchema>({ type: 'string' }, { type: 'number' }, true, { anyOf: [{ type: 'string' }] }),
    tie('object'),
    tie('list'),
  ),
  list: tie('field').map((items): JsonSchema => ({ type: 'array', items })),
  object: fc.dictionary(NAME, fc.tuple(tie('field'), fc.boolean()), { maxKeys: 4 }).map(
    (fields): JsonSchema => ({
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([name, [schema]]) => [name, schema])),
      required: Object.keys(fields).filter((name) => fields[name]?.[1]),
    }),
  ),
}));

const body = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** An API with one address that takes and answers values of a schema, which is elsewhere in the document. */
const apiOf = (schema: JsonSchema): OpenApi => {
  const of = body({ $ref: '#/components/schemas/Thing' });
  return openApiSchema.parse({
    paths: { '/api/things/{id}': { post: { requestBody: of, responses: { 400: {}, 201: of } } } },
    components: { schemas: { Thing: schema } },
  });
};

const request = (sends: string[], expects: string[]): ReleaseApiRequest => ({
  method: 'POST',
  path: '/api/things/{thing}',
  sends,
  expects,
});

/** A schema without the field at a path; the fields around it stay. */
const without = (schema: JsonSchema, [name = '', ...below]: readonly string[]): JsonSchema => {
  if (typeof schema === 'boolean') return schema;
  if (name === '[]' && schema.items !== undefined) return { ...schema, items: without(schema.items, below) };
  const { [name]: field = true, ...others } = schema.properties ?? {};
  return { ...schema, properties: below.length === 0 ? others : { ...others, [name]: without(field, below) } };
};

test('an API knows every field of its own schema, and promises those that are required', () => {
  fc.assert(
    fc.property(object, (schema) => {
      checkApiFields([request(fieldsOf(schema, 'all'), fieldsOf(schema, 'required'))], apiOf(schema));
    }),
  );
});

test('a field that an API lost is named, both when it is sent and when it is expected', () => {
  fc.assert(
    fc.property(object, fc.nat(), (schema, index) => {
      const fields = fieldsOf(schema, 'required');
      fc.pre(fields.length > 0);
      const lost = fields[index % fields.length] ?? '';
      const api = apiOf(without(schema, lost.split('.')));
      const named = (what: string) => `it ${what} POST /api/things/{thing}, which the API of this site does not`;
      expect(() => checkApiFields([request([lost], [])], api)).toThrow(named(`sends ${lost} to`));
      expect(() => checkApiFields([request([], [lost])], api)).toThrow(named(`expects ${lost} from`));
    }),
  );
});

test('an optional field of an answer is not enough for a section that requires it', () => {
  const api = apiOf({ properties: { price: { type: 'number' } } });
  expect(() => checkApiFields([request(['price'], [])], api)).not.toThrow();
  expect(() => checkApiFields([request([], ['price'])], api)).toThrow(
    'it expects price from POST /api/things/{thing}, which the API of this site does not promise: deploy the API first',
  );
});

test('an address that the API lacks is refused, and so is a field for one that takes none', () => {
  const api = openApiSchema.parse({ paths: { '/api/things/{id}': { post: { responses: {} } } } });
  expect(() => checkApiFields([{ ...request([], []), method: 'GET' }], api)).toThrow(
    'it asks GET /api/things/{thing}, which the API of this site does not have: deploy the API first',
  );
  expect(() => checkApiFields([request(['name'], [])], api)).toThrow('it sends name to');
  expect(() => checkApiFields([request([], ['name'])], api)).toThrow('it expects name from');
});

test('fields sent with a GET are held against the parameters of its address, not against headers', () => {
  const parameters = [
    { name: 'brand', in: 'query' },
    { name: 'etag', in: 'header' },
  ];
  const api = openApiSchema.parse({ paths: { '/api/things': { get: { parameters } } } });
  const asks = (...sends: string[]) =>
    checkApiFields([{ method: 'GET', path: '/api/things', sends, expects: [] }], api);
  expect(() => asks('brand')).not.toThrow();
  expect(() => asks('etag')).toThrow('it sends etag to GET /api/things');
});

test('a schema that refers to itself, to nothing, or to a name that every object has, refuses no field', () => {
  const schema = { $ref: '#/components/schemas/Thing' };
  expect(() => checkApiFields([request(['a'], [])], apiOf(schema))).not.toThrow();
  for (const $ref of ['#/components/schemas/None', '#/components/schemas/constructor', 'elsewhere.json'])
    expect(() => checkApiFields([request(['a.b'], [])], apiOf({ properties: { a: { $ref } } }))).not.toThrow();
  expect(() => checkApiFields([request(['constructor'], [])], apiOf({ properties: {} }))).toThrow('sends constructor');
});

test('every field that a section sends is listed, and the required ones of those that it expects', () => {
  const schema = z.object({
    name: z.string(),
    note: z.optional(z.string()),
    kind: z._default(z.string(), 'a'),
    parts: z.array(z.object({ id: z.string(), size: z.optional(z.number()) })),
    either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
    trimmed: z.pipe(z.transform(String), z.string()),
  });
  expect(describeApiUse([{ method: 'POST', path: '/api/things', sends: schema, expects: schema }])).toEqual([
    {
      method: 'POST',
      path: '/api/things',
      sends: ['either', 'kind', 'name', 'note', 'parts', 'parts.[].id', 'parts.[].size', 'trimmed'],
      expects: ['either', 'name', 'parts', 'parts.[].id', 'trimmed'],
    },
  ]);
  expect(fieldsOf(jsonSchemaSchema.parse(z.toJSONSchema(z.array(schema.shape.name))), 'all')).toEqual([]);
});
