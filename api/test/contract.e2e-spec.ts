import { apiErrorSchema, revisionsSchema } from '@sgc/contract/api';
import { vehicleListSchema, vehicleSchema } from '@sgc/contract/catalog';
import { contactReceiptSchema, FORM_TOKEN_FIELD } from '@sgc/contract/leads';
import { CONTRACT_IN_USE, RECORDED_CONTRACTS, type RecordedRequest } from '@sgc/contract/testing';
import type * as z from 'zod/mini';
import { startApi, type TestApi } from './setup/api.ts';
import { setClock } from './setup/clock.ts';
import { formTokenOf } from './setup/form-token.ts';

/** The recorded requests ask for days after this one. */
const RECORDED_AT = Date.parse('2026-11-24T15:00:00Z');

let api: TestApi;
/** What stands in records for what this API gives out itself. */
let given: Readonly<Record<string, string>>;
beforeAll(async () => {
  setClock(RECORDED_AT);
  api = await startApi({ CONTACT_LIMIT: '1000' });
  const stored = await api.post('/api/contact', CONTRACT_IN_USE.exchange('a message').request.body);
  given = {
    reference: contactReceiptSchema.parse(await stored.json()).reference,
    [FORM_TOKEN_FIELD]: await formTokenOf(api.url),
  };
});
afterAll(async () => {
  jest.useRealTimers();
  await api.close();
});

const bodyOf = ({ body }: RecordedRequest): string =>
  JSON.stringify(body, (key, value: unknown) =>
    value === 'K7Q2-9XWD' || key === FORM_TOKEN_FIELD ? given[key] : value,
  );

const ask = async (request: RecordedRequest): Promise<{ status: number; body: unknown }> => {
  const { method, path, body } = request;
  const answer = await fetch(api.url + path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: bodyOf(request) }),
  });
  return { status: answer.status, body: await answer.json() };
};

/** Nothing is said that the contract does not know: what a schema reads is all there is. */
const expectWhole = (schema: z.ZodMiniType, answer: unknown): void => {
  expect(schema.parse(answer)).toEqual(answer);
};

test.each<[path: string, status: number, schema: z.ZodMiniType]>([
  ['/api/vehicles', 200, vehicleListSchema],
  ['/api/vehicles/ev-city', 200, vehicleSchema],
  ['/api/vehicles/no-such-cart', 404, apiErrorSchema],
  ['/api/revisions', 200, revisionsSchema],
  ['/api/no-such-thing', 404, apiErrorSchema],
])('GET %s answers %i with what the contract says and no more', async (path, expected, schema) => {
  const { status, body } = await ask({ method: 'GET', path });
  expect(status).toBe(expected);
  expectWhole(schema, body);
});

test('a stored message is answered with a receipt and no more', async () => {
  const { status, body } = await ask(CONTRACT_IN_USE.exchange('a message').request);
  expect(status).toBe(201);
  expectWhole(contactReceiptSchema, body);
});

const recorded = RECORDED_CONTRACTS.flatMap((contract) =>
  contract.exchanges.map((exchange) => [contract.version, exchange.name, contract, exchange] as const),
);

test.each(recorded)('sections of %s get what they ask for: %s', async (_, __, contract, { request, answer }) => {
  const { status, body } = await ask(request);
  expect(status).toBe(answer.status);
  expect(contract.faultsOfAnswer(request, { status, body })).toEqual([]);
  if (contract === CONTRACT_IN_USE && !answer.varies) expect(body).toEqual(answer.body);
});

test('the document is the recorded one: another contract is recorded beside it', async () => {
  expect(await (await fetch(`${api.url}/api/openapi.json`)).json()).toEqual(CONTRACT_IN_USE.document);
});
