import * as z from 'zod/mini';
import {
  AUDIT_FEED,
  checkResultSchema,
  ERRORS,
  errorPlacesSchema,
  FEED,
  feedSchema,
  OPERATION_FIELDS,
  OPERATION_NAMES,
  OPS,
  reportedErrorsSchema,
  statusSchema,
  TELEMETRY,
  telemetrySchema,
} from '../operations/index.ts';

const errorSchema = z.object({ error: z.string(), check: z.optional(z.string()) });
const saidSchema = z.object({ said: z.string() });

const jsonOf = (schema: z.ZodMiniType, io: 'input' | 'output' = 'output') => ({
  'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
});

const answers = (schema: z.ZodMiniType, description: string, refusals: Readonly<Record<string, string>> = {}) => ({
  200: { description, content: jsonOf(schema) },
  ...Object.fromEntries(
    Object.entries({ 503: 'This instance does not decide now', ...refusals }).map(([status, why]) => [
      status,
      { description: why, content: jsonOf(errorSchema) },
    ]),
  ),
});

/** An operation, asked with a token. */
const asked = (tag: 'operations' | 'releases' | 'shells', operationId: string) => ({
  operationId,
  tags: [tag],
  security: [{ token: [] }],
});

const OF_PEOPLE = { 401: 'No known token was shown', 403: 'The token is of another section' };

const section = { name: 'section', in: 'path', required: true, schema: { type: 'string' } } as const;
const version = { name: 'version', in: 'path', required: true, schema: { type: 'string' } } as const;

const operations = Object.fromEntries(
  OPERATION_NAMES.map((name) => [
    `${OPS}/sections/{section}/${name}`,
    {
      post: {
        ...asked('operations', name),
        parameters: [section],
        requestBody: { required: true, content: jsonOf(OPERATION_FIELDS[name], 'input') },
        responses: answers(saidSchema, 'It took effect, whole', {
          ...OF_PEOPLE,
          400: 'A field is missing or wrong',
          404: 'There is no such section',
          409: 'It cannot be done as things are, or a check refused it',
        }),
      },
    },
  ]),
);

const ofUpload = (operationId: string, description: string, answer: z.ZodMiniType) => ({
  post: {
    ...asked('releases', operationId),
    parameters: [section, version],
    responses: answers(answer, description, {
      ...OF_PEOPLE,
      404: 'There is no such section',
      422: 'A check refused the release',
      507: 'It cannot be stored for now',
    }),
  },
});

const of = { version: z.string() };

/**
 * The registry's API for teams, operators and shells as an OpenAPI document, made of the schemas that it uses.
 * @param releaseDescriptorSchema what a release says of itself: the format of releases is no part of the contract.
 */
export const openApiDocument = (releaseDescriptorSchema: z.ZodMiniType) => ({
  openapi: '3.1.0',
  info: { title: 'Release registry', version: '1' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    [`${OPS}/releases`]: {
      get: {
        ...asked('operations', 'status'),
        responses: answers(statusSchema, 'What is live, what waits and why, what was refused', OF_PEOPLE),
      },
    },
    [AUDIT_FEED]: {
      get: {
        ...asked('operations', 'auditFeed'),
        parameters: [{ name: 'before', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: {
          200: { description: 'The audit log, newest first', content: { 'application/atom+xml': {} } },
          400: { description: 'before is no number of a line', content: jsonOf(errorSchema) },
          401: { description: 'No known token was shown', content: jsonOf(errorSchema) },
        },
      },
    },
    ...operations,
    [`${OPS}/sections/{section}/releases`]: {
      post: {
        ...asked('releases', 'announce'),
        parameters: [section],
        requestBody: { required: true, content: jsonOf(releaseDescriptorSchema, 'input') },
        responses: answers(z.object({ ...of, missing: z.array(z.string()) }), 'Which files are still to be sent', {
          ...OF_PEOPLE,
          404: 'There is no such section',
          422: 'The descriptor or its signature was refused',
        }),
      },
    },
    [`${OPS}/sections/{section}/releases/{version}/files/{path}`]: {
      put: {
        ...asked('releases', 'upload'),
        parameters: [section, version, { name: 'path', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { 'application/octet-stream': {} } },
        responses: {
          204: { description: 'The file is stored' },
          404: { description: 'No such file was announced', content: jsonOf(errorSchema) },
          422: { description: 'It is not what its digest says', content: jsonOf(errorSchema) },
        },
      },
    },
    [`${OPS}/sections/{section}/releases/{version}/check`]: ofUpload(
      'check',
      'What each check came to; nothing goes live',
      z.object({ ...of, checks: z.array(checkResultSchema) }),
    ),
    [`${OPS}/sections/{section}/releases/{version}/publish`]: ofUpload(
      'publish',
      'It is live, or the canary',
      z.object({ ...of, said: z.string() }),
    ),
    [`${OPS}/sections/{section}/releases/{version}/preview`]: ofUpload(
      'preview',
      'A link that shows the site with this version',
      z.object({ ...of, link: z.string(), expires: z.string() }),
    ),
    [FEED]: {
      get: {
        ...asked('shells', 'feed'),
        parameters: [{ name: 'wait', in: 'query', schema: { type: 'number' } }],
        responses: answers(feedSchema, 'What is live'),
      },
    },
    '/releases/{section}/{version}': {
      get: {
        ...asked('shells', 'descriptor'),
        parameters: [section, version],
        responses: answers(releaseDescriptorSchema, "A release's descriptor", { 404: 'There is no such release' }),
      },
    },
    '/releases/{section}/{version}/files': {
      get: {
        ...asked('shells', 'files'),
        parameters: [section, version],
        responses: {
          200: {
            description: "The bytes of all of a release's files, one after the other, in the order of its descriptor",
            content: { 'application/octet-stream': {} },
          },
          404: { description: 'There is no such release', content: jsonOf(errorSchema) },
        },
      },
    },
    '/files/{digest}': {
      get: {
        ...asked('shells', 'file'),
        parameters: [{ name: 'digest', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'The bytes', content: { 'application/octet-stream': {} } },
          404: { description: 'There is no such file', content: jsonOf(errorSchema) },
        },
      },
    },
    [TELEMETRY]: {
      post: {
        ...asked('shells', 'telemetry'),
        requestBody: { required: true, content: jsonOf(telemetrySchema, 'input') },
        responses: { 204: { description: 'It was counted' } },
      },
    },
    [ERRORS]: {
      post: {
        ...asked('shells', 'errors'),
        requestBody: { required: true, content: jsonOf(reportedErrorsSchema, 'input') },
        responses: answers(errorPlacesSchema, 'Where in the sources each of them is', { 400: 'It is no report' }),
      },
    },
  },
});
