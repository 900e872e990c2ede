import { Registry } from 'prom-client';
import { requestDurations } from './durations.ts';

const answered = { method: 'GET', route: '/api/vehicles/:id', status: 200, ms: 30 };

test('a request counts under its route and status, in seconds', async () => {
  const registry = new Registry();
  requestDurations(registry, 'api')(answered);
  const text = await registry.metrics();
  const labels = 'method="GET",route="/api/vehicles/:id",status="200"';
  expect(text).toContain(`api_http_request_duration_seconds_sum{${labels}} 0.03\n`);
  expect(text).toContain(`api_http_request_duration_seconds_bucket{le="0.025",${labels}} 0\n`);
  expect(text).toContain(`api_http_request_duration_seconds_bucket{le="0.05",${labels}} 1\n`);
});

test('polls of machines and long polls do not count', async () => {
  const registry = new Registry();
  const note = requestDurations(registry, 'registry');
  note({ ...answered, route: '/feed' });
  note({ ...answered, route: '/readyz' });
  expect(await registry.metrics()).not.toContain('registry_http_request_duration_seconds_count');
});

test('addresses without a route share one series', async () => {
  const registry = new Registry();
  const note = requestDurations(registry, 'registry');
  for (const status of [404, 404]) note({ ...answered, route: undefined, status });
  expect(await registry.metrics()).toContain('_count{method="GET",route="none",status="404"} 2\n');
});
