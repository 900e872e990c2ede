import { missingMetrics } from '@sgc/local/watched-series';
import { DataSource } from 'typeorm';
import { startApi, type TestApi } from './setup/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ ROLE: 'api' });
});

afterAll(() => api.close());

const metrics = async (): Promise<string> => (await fetch(`${api.url}/ops/metrics`)).text();

test('an API that runs has every metric that an alarm or a dashboard looks at', async () => {
  expect(missingMetrics('api', await metrics())).toEqual([]);
});

test('an answer is measured by its route, so that no address of a visitor makes a series, and polls are not', async () => {
  await fetch(`${api.url}/api/vehicles/ev-city`);
  await fetch(`${api.url}/api/vehicles/no-such-cart`);
  await fetch(`${api.url}/api/revisions`);
  const counted = [...(await metrics()).matchAll(/^api_http_request_duration_seconds_count\{(.+)\} (\d+)$/gm)];
  expect(counted.map(([, labels, count]) => `${labels} ${count}`)).toEqual([
    'method="GET",route="/api/vehicles/:id",status="200" 1',
    'method="GET",route="/api/vehicles/:id",status="404" 1',
  ]);
});

test('PostgreSQL compiles no statement of the API, which counts all leads for every probe of readiness', async () => {
  expect(await api.app.get(DataSource).query('SHOW jit')).toEqual([{ jit: 'off' }]);
});
