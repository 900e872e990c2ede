import * as z from 'zod/mini';
import { apiErrorSchema, revisionsSchema } from '../src/api/index.ts';
import { vehicleListSchema, vehicleSchema } from '../src/catalog/index.ts';
import {
  contactReceiptSchema,
  contactSubmissionSchema,
  FORM_TOKEN_PATH,
  formTokenSchema,
  requestStatusSchema,
  STATUS_PATH,
  statusQuestionSchema,
} from '../src/leads/index.ts';
import { CONTRACT_IN_USE, type Exchange, RECORDED_CONTRACTS } from '../src/testing/index.ts';

/** By which schema sections read what the API answers at an address now. */
const readerOf = ({ request: { path }, answer: { status } }: Exchange): z.ZodMiniType => {
  if (status >= 400) return apiErrorSchema;
  if (path === '/api/revisions') return revisionsSchema;
  if (path === '/api/contact') return contactReceiptSchema;
  if (path === STATUS_PATH) return requestStatusSchema;
  if (path === FORM_TOKEN_PATH) return formTokenSchema;
  return path.includes('?') ? vehicleListSchema : vehicleSchema;
};

/** By which the API reads what sections send it now. */
const parserOf = ({ request: { path } }: Exchange): z.ZodMiniType =>
  path === STATUS_PATH ? statusQuestionSchema : contactSubmissionSchema;

const pairs = RECORDED_CONTRACTS.flatMap((one) =>
  RECORDED_CONTRACTS.map((other) => [one.version, other.version, one, other] as const),
);

test.each(RECORDED_CONTRACTS.map((contract) => [contract.version, contract] as const))(
  'exchanges that were recorded under %s are read whole by sections and API of now',
  (_, { exchanges }) => {
    for (const exchange of exchanges) {
      expect(z.parse(readerOf(exchange), exchange.answer.body)).toEqual(exchange.answer.body);
      if (exchange.request.body !== undefined && exchange.answer.status < 400)
        expect(z.parse(parserOf(exchange), exchange.request.body)).toEqual(exchange.request.body);
    }
  },
);

test.each(pairs)('sections of %s are understood by the API of %s', (_, __, { exchanges }, provider) => {
  for (const { name, request, answer } of exchanges)
    if (answer.status < 400 && provider.knows(request))
      expect({ name, faults: provider.faultsOfRequest(request) }).toEqual({ name, faults: [] });
});

test.each(pairs)('sections of %s understand the API of %s', (_, __, consumer, provider) => {
  const asked = consumer.exchanges.map(({ name }) => name);
  for (const { name, request, answer } of provider.exchanges)
    if (asked.includes(name))
      expect({ name, faults: consumer.faultsOfAnswer(request, answer) }).toEqual({ name, faults: [] });
});

test('a request and an answer that break a contract are told apart from those that keep it', () => {
  const request = { method: 'POST', path: '/api/contact', body: { firstName: 'Ada', phone: 7 } } as const;
  expect(CONTRACT_IN_USE.faultsOfRequest(request).map((fault) => fault.split(':', 1)[0])).toEqual([
    'lastName',
    'email',
    'phone',
    'message',
  ]);
  expect(CONTRACT_IN_USE.faultsOfAnswer(request, { status: 201, body: { number: 7 } })).toHaveLength(1);
  expect(CONTRACT_IN_USE.faultsOfAnswer(request, { status: 201, body: { reference: 'K7Q2-9XWD', more: 1 } })).toEqual(
    [],
  );
  expect(CONTRACT_IN_USE.faultsOfAnswer(request, { status: 418, body: {} })).toHaveLength(1);
  expect(CONTRACT_IN_USE.knows({ method: 'GET', path: '/api/elsewhere' })).toBe(false);
});
