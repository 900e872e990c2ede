import type { ApiUse } from '@sgc/contract/section';
import * as z from 'zod/mini';
import type { ReleaseApiRequest } from '../descriptor.schema.ts';
import { fieldsOf } from './fields.ts';
import { jsonSchemaSchema } from './json-schema.ts';

/** A section parses both its requests and the answers with its schemas: so the input of each schema counts. */
const fields = (schema: z.core.$ZodType, which: 'all' | 'required'): string[] =>
  fieldsOf(jsonSchemaSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), which);

/** The requests that a section makes of the API as its descriptor lists them: field names in place of schemas. */
export const describeApiUse = (use: ApiUse): ReleaseApiRequest[] =>
  use.map(({ method, path, sends, expects }) => ({
    method,
    path,
    sends: sends === undefined ? [] : fields(sends, 'all'),
    expects: expects === undefined ? [] : fields(expects, 'required'),
  }));
