import { PAGE, Stage } from '../serving/serving-shell.ts';

let stage: Stage;

beforeEach(() => {
  stage = new Stage();
});

afterEach(() => stage.end());

const TOLD = 'no collector takes traces';

test('a shell whose collector is away answers, says so once, and stops in order', async () => {
  await stage.begin('text of the traced release', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const { shell } = stage;
  const lines = await shell.until(
    async () => {
      expect((await shell.get(`${PAGE}?again`)).status).toBe(200);
      expect((await shell.get('/robots.txt')).status).toBe(200);
      return shell.log.split('\n').filter((line) => line.includes(TOLD));
    },
    (told) => told.length > 0,
  );
  expect(lines).toHaveLength(1);
  const began = performance.now();
  expect(await shell.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(8000);
});

test('a request of a shell that has no collector takes no trace along', async () => {
  await stage.begin('text of the release');
  const { status } = await stage.shell.get(PAGE, {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  });
  expect(status).toBe(200);
  expect(stage.shell.log).not.toContain(TOLD);
});

test('an invalid address of a collector is a bad setting', async () => {
  await expect(stage.begin('text', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  );
});
