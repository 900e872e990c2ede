import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiErrorSchema, revisionsSchema } from '@sgc/contract/api';
import { vehicleListSchema, vehicleSchema } from '@sgc/contract/catalog';
import { contactReceiptSchema } from '@sgc/contract/leads';
import type * as z from 'zod/mini';
import { startApi, type TestApi } from './setup/api.ts';

const RECORDED = join(__dirname, '../../packages/contract/recorded');

const recorded = (name: string): unknown => JSON.parse(readFileSync(join(RECORDED, `${name}.json`), 'utf8'));

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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
])('GET %s answers %i with what the contract says and no more', async (path, status, schema) => {
  const answer = await fetch(api.url + path);
  expect(answer.status).toBe(status);
  expectWhole(schema, await answer.json());
});

test('a message as the browsers in use send it is stored', async () => {
  const answer = await api.post('/api/contact', recorded('contact-submission'));
  expect(answer.status).toBe(201);
  expectWhole(contactReceiptSchema, await answer.json());
});

test('answers are those that the browsers in use have learnt to read', async () => {
  const vehicles = await Promise.all(
    vehicleListSchema
      .parse(recorded('vehicles'))
      .map(async ({ id }) => (await fetch(`${api.url}/api/vehicles/${id}`)).json()),
  );
  expect(vehicles).toEqual(recorded('vehicles'));
  expect(await (await fetch(`${api.url}/api/vehicles/none`)).json()).toEqual(recorded('vehicle-not-found'));
  const refused = await api.post('/api/contact', {});
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual(recorded('contact-refused'));
});
