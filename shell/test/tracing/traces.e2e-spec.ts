import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@sgc/local/ports';
import { startTemporaryPostgres, type TemporaryPostgres } from '@sgc/local/postgres';
import { Program } from '@sgc/local/process';
import { type ReceivedSpan, TraceReceiver } from '@sgc/observability/testing';
import { DESCRIPTOR_FILE, releaseDescriptorSchema } from '@sgc/release-format';
import { FakeRegistry } from '../serving/fake-registry.ts';
import { ServingShell } from '../serving/serving-shell.ts';

const ROOT = join(__dirname, '../../..');
const CATALOG = join(ROOT, 'mfe-catalog/dist/release');
const VISITORS_TRACE = '0af7651916cd43dd8448eb211c80319c';

const registry = new FakeRegistry();
const shell = new ServingShell();
let postgres: TemporaryPostgres;
let api: Program;
let receiver: TraceReceiver;

beforeAll(async () => {
  receiver = await TraceReceiver.start();
  postgres = await startTemporaryPostgres('traces-');
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  const port = await freePort();
  const apiOrigin = `http://127.0.0.1:${port}`;
  api = new Program({
    name: 'api',
    file: join(ROOT, 'api/dist/main.js'),
    cwd: ROOT,
    env: {
      DATABASE_URL: postgres.url,
      API_PORT: String(port),
      MAIL_DELIVERY: 'files',
      DATA_DIR: join(shell.folder, 'api'),
      ROLE: 'api',
      ...collector,
    },
    readyAddress: `${apiOrigin}/api/health/ready`,
    readyWithinMs: 30_000,
    logFile: join(shell.folder, 'api.log'),
    log: () => undefined,
  });
  await api.start();
  const descriptor = releaseDescriptorSchema.parse(JSON.parse(readFileSync(join(CATALOG, DESCRIPTOR_FILE), 'utf8')));
  registry.add(descriptor, CATALOG);
  registry.decide({ live: { [descriptor.section]: descriptor.version } });
  await registry.start();
  await shell.start(registry.origin, { API_ORIGIN: apiOrigin, ...collector });
  await shell.until(
    () => shell.get('/readyz'),
    ({ status }) => status === 200,
  );
});

afterAll(async () => {
  await shell.stop();
  await api?.stop();
  await registry.stop();
  await postgres?.stop();
  await receiver?.stop();
  shell.remove();
});

const of = (spans: readonly ReceivedSpan[], part: string) => spans.filter((span) => span.of === part);

const isOf =
  (requestId: string) =>
  ({ attributes }: ReceivedSpan): boolean =>
    attributes['request.id'] === requestId;

/** Whether spans of these parts have come, and the root that is sent last. */
const hasParts =
  (...parts: readonly string[]) =>
  (spans: readonly ReceivedSpan[]): boolean =>
    parts.every((part) => of(spans, part).length > 0) && spans.some(({ parentSpanId }) => !parentSpanId);

/** Names of a span and of what it is a part of, the outermost first. */
const pathTo = (span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent === undefined ? [] : pathTo(parent, spans)), `${span.of}: ${span.name}`];
};

test('one request for a page is one trace through shell, renderer, API and PostgreSQL', async () => {
  const { status } = await shell.get('/inventory', { 'x-request-id': 'traced-page' });
  expect(status).toBe(200);
  const spans = await receiver.trace(isOf('traced-page'), hasParts('shell', 'renderer', 'api', 'postgresql'));
  const [statement] = of(spans, 'postgresql');
  expect(statement && pathTo(statement, spans)).toEqual([
    'shell: GET page',
    expect.stringMatching(/^renderer: render mfe-catalog\//),
    'renderer: load',
    'shell: GET of the API',
    'api: GET /api/vehicles',
    'postgresql: SELECT',
  ]);
  expect(spans.filter(({ service }) => service === 'shell').length).toBeGreaterThan(3);
  expect(statement).toMatchObject({ service: 'api', attributes: { 'db.system.name': 'postgresql' } });
});

test('a trace that a visitor names is not trusted', async () => {
  await shell.get('/api/vehicles', {
    'x-request-id': 'traced-api',
    traceparent: `00-${VISITORS_TRACE}-b7ad6b7169203331-01`,
  });
  const spans = await receiver.trace(isOf('traced-api'), hasParts('shell', 'api'));
  expect(spans.map(({ traceId }) => traceId)).not.toContain(VISITORS_TRACE);
  const [answered] = of(spans, 'api');
  expect(answered && pathTo(answered, spans)).toEqual([
    'shell: GET /api/*',
    'shell: GET of the API',
    'api: GET /api/vehicles',
  ]);
});

test('spans hold no query, and what machines poll is in no trace', async () => {
  await shell.get('/inventory?brand=jane-doe', { 'x-request-id': 'traced-query' });
  await receiver.trace(isOf('traced-query'), hasParts('shell'));
  expect(JSON.stringify(receiver.spans)).not.toContain('jane-doe');
  const paths = receiver.spans.map(({ attributes }) => attributes['url.path']);
  expect(paths).not.toContain('/readyz');
  expect(paths).not.toContain('/api/revisions');
});
