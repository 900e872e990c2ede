import { apiErrorSchema, revisionsSchema } from '@sgc/contract/api';
import {
  VEHICLE_PATH,
  VEHICLES_PATH,
  type VehicleListQuery,
  vehicleListQuerySchema,
  vehicleListSchema,
  vehicleSchema,
} from '@sgc/contract/catalog';
import {
  CALENDAR_PATH,
  CONTACT_PATH,
  contactReceiptSchema,
  contactSubmissionSchema,
  FORM_TOKEN_PATH,
  formTokenSchema,
  PARTS_OF_DAY,
  REFERENCE_PARAMETER,
  REQUEST_KINDS,
  REQUEST_PARAMETER,
  requestDetailsSchema,
  requestStatusSchema,
  STATUS_PATH,
  statusQuestionSchema,
} from '@sgc/contract/leads';
import { z } from 'zod';

/** A JSON Schema of what is sent (`input`) or received (`output`). */
const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest }: Record<string, unknown> = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
};

const { properties: listProperties }: { properties?: Record<string, unknown> } = jsonSchema(
  vehicleListQuerySchema,
  'input',
);

const reference = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ 'application/json': { schema: reference(name) } });
const refusal = (description: string) => ({ description, content: json('Error') });

const outage = { 503: refusal('The database is not available at the moment; Retry-After says when to ask again') };
const unchanged = { 304: { description: 'Unchanged since the revision named in If-None-Match' } };
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'ETag of an earlier answer',
};

const listDescriptions: Record<keyof VehicleListQuery, string> = {
  kind: 'Carts in stock as equipped, or models of a maker',
  brand: 'In any case of letters',
  inStock: 'Whether it can be had now',
  limit: 'How many at most, from the first on; 1 to 100',
};

const listParameters = Object.entries(listDescriptions).map(([name, description]) => ({
  name,
  in: 'query',
  required: false,
  schema: listProperties?.[name],
  description,
}));

const day = { type: 'string', format: 'date' };

const calendarParameters = [
  { name: REFERENCE_PARAMETER, required: true, schema: { type: 'string' }, description: 'Of the message' },
  { name: REQUEST_PARAMETER, required: true, schema: { enum: REQUEST_KINDS }, description: 'Its kind' },
  { name: 'day', required: true, schema: day, description: 'The wished day' },
  { name: 'lastDay', required: false, schema: day, description: 'The last day of a rental' },
  { name: 'part', required: false, schema: { enum: Object.keys(PARTS_OF_DAY) }, description: 'Part of the day' },
].map((parameter) => ({ ...parameter, in: 'query' }));

const withDetails = (schema: Record<string, unknown>): Record<string, unknown> => ({
  ...schema,
  properties: { ...Object(schema.properties), details: reference('RequestDetails') },
});

const header = (name: string, pattern: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', pattern },
  description,
});

/** OpenAPI 3.1 of the API, from the schemas that both of its ends parse with. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Golf cart dealer API',
    version: '1',
    description:
      'Vehicles on offer, and messages to the dealer. Prices are in US dollars. Every refusal has the shape of Error.',
  },
  paths: {
    [VEHICLES_PATH]: {
      get: {
        summary: 'All vehicles, or those that are asked for, in the order the inventory shows them',
        parameters: [...listParameters, ifNoneMatch],
        responses: {
          200: { description: 'The list', content: json('VehicleList') },
          ...unchanged,
          400: refusal('A parameter is at fault or unknown; details name each'),
          ...outage,
        },
      },
    },
    [VEHICLE_PATH]: {
      get: {
        summary: 'One vehicle',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            description: 'Its id; a leading evolution- or denago- that names no cart of its own is passed over',
          },
          ifNoneMatch,
        ],
        responses: {
          200: { description: 'The vehicle, under its own id', content: json('Vehicle') },
          ...unchanged,
          404: refusal('Vehicle not found'),
          ...outage,
        },
      },
    },
    [CONTACT_PATH]: {
      post: {
        summary: 'Sends a message to the dealer',
        parameters: [
          header(
            'Idempotency-Key',
            '^[\\w-]{16,128}$',
            'The same key and body within 24 hours get the first answer again',
          ),
        ],
        requestBody: { required: true, content: json('ContactMessage') },
        responses: {
          201: { description: 'Stored; the reference can be quoted on the phone', content: json('ContactReceipt') },
          400: refusal('A field is at fault; details name each'),
          409: refusal('The first request with this key is still running'),
          413: refusal('More than 64 KB'),
          415: refusal('Not JSON'),
          422: refusal('The key was used for another message'),
          429: refusal('Far too many messages from one address; Retry-After says when to try again'),
          ...outage,
        },
      },
    },
    [FORM_TOKEN_PATH]: {
      get: {
        summary: 'A token that a form sends along: without one a message is stored and suspected, and not mailed',
        responses: {
          200: { description: 'The token, good until the day after tomorrow', content: json('FormToken') },
          ...outage,
        },
      },
    },
    [STATUS_PATH]: {
      post: {
        summary: 'Tells who knows a reference and its mail address what was asked, and whether it was answered',
        requestBody: { required: true, content: json('StatusQuestion') },
        responses: {
          200: { description: 'What was asked', content: json('RequestStatus') },
          400: refusal('A field is at fault; details name each'),
          404: refusal('No message has this reference and this mail address'),
          413: refusal('More than 64 KB'),
          415: refusal('Not JSON'),
          429: refusal('Too many questions from one address; Retry-After says when to try again'),
          ...outage,
        },
      },
    },
    [CALENDAR_PATH]: {
      get: {
        summary: 'A wished day as an iCalendar file, tentative',
        parameters: calendarParameters,
        responses: {
          200: { description: 'The file', content: { 'text/calendar': { schema: { type: 'string' } } } },
          400: refusal('The address names no request, no day or no reference'),
        },
      },
    },
    '/api/revisions': {
      get: {
        summary: 'A text per kind of data that differs after every change of it',
        responses: { 200: { description: 'The revisions', content: json('Revisions') }, ...outage },
      },
    },
  },
  components: {
    schemas: {
      Vehicle: jsonSchema(vehicleSchema, 'output'),
      VehicleList: { ...jsonSchema(vehicleListSchema, 'output'), items: reference('Vehicle') },
      ContactMessage: withDetails(jsonSchema(contactSubmissionSchema, 'input')),
      RequestDetails: jsonSchema(requestDetailsSchema, 'input'),
      StatusQuestion: jsonSchema(statusQuestionSchema, 'input'),
      RequestStatus: withDetails(jsonSchema(requestStatusSchema, 'output')),
      ContactReceipt: jsonSchema(contactReceiptSchema, 'output'),
      FormToken: jsonSchema(formTokenSchema, 'output'),
      Revisions: jsonSchema(revisionsSchema, 'output'),
      Error: jsonSchema(apiErrorSchema, 'output'),
    },
  },
});
