import { CHECK_NAMES } from '@sgc/contract/operations';
import { missingMetrics } from '@sgc/local/watched-series';
import { RunningRegistry } from '../setup/running-registry.ts';

const registry = new RunningRegistry();

beforeAll(() => registry.start({ OPEN_METRICS: 'true' }));

afterAll(() => registry.remove());

const metrics = async (): Promise<string> => (await registry.get('/metrics')).body;

test('a registry that runs has every metric that an alarm or a dashboard looks at', async () => {
  expect(missingMetrics('registry', await metrics())).toEqual([]);
});

test('a check that has refused nothing yet counts none for each section, so that its first refusal is a rise', async () => {
  const text = await metrics();
  for (const check of CHECK_NAMES) {
    expect(text).toContain(`registry_refused_releases_total{section="mfe-eco",check="${check}"} 0\n`);
  }
});

test('an answer is measured by route and status, and what is polled is not', async () => {
  await registry.get('/openapi.json');
  await registry.get('/readyz');
  const text = await metrics();
  expect(text).toContain(
    'registry_http_request_duration_seconds_count{method="GET",route="/openapi.json",status="200"} 1\n',
  );
  expect(text).not.toContain('route="/readyz"');
});
