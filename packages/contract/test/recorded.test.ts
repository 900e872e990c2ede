import * as z from 'zod/mini';
import { apiErrorSchema, revisionsSchema } from '../src/api/index.ts';
import { vehicleListSchema } from '../src/catalog/index.ts';
import { contactReceiptSchema, contactSubmissionSchema } from '../src/leads/index.ts';
import { recorded } from './recorded.ts';

/** What is recorded, and the schema by which the other side reads it. */
const READ_BY: Readonly<Record<string, z.ZodMiniType>> = {
  vehicles: vehicleListSchema,
  'vehicle-not-found': apiErrorSchema,
  revisions: revisionsSchema,
  'contact-submission': contactSubmissionSchema,
  'contact-receipt': contactReceiptSchema,
  'contact-refused': apiErrorSchema,
};

test.each(Object.entries(READ_BY))('%s of the version in use is read whole by this one', (name, schema) => {
  const content = recorded(name);
  expect(z.parse(schema, content)).toEqual(content);
});
