import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiErrorSchema } from '@sgc/contract/api';
import { startPostgres } from '@sgc/local/postgres';
import { pino } from 'pino';
import { createApplication } from '../src/application.ts';
import { readConfig } from '../src/config/config.schema.ts';

test('without PostgreSQL the API answers 503 and says what is missing, and recovers by itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-outage-'));
  await chmod(folder, 0o755);
  const options = { dataDirectory: folder, log: () => undefined };
  const first = await startPostgres(options);
  const settings = readConfig({ DATABASE_URL: first.url, API_PORT: '0', DATA_DIR: folder });
  if (!settings.ok) throw new Error(settings.problems.join());
  const app = await createApplication(settings.config, pino({ level: 'silent' }));
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  await first.stop();

  const refused = await fetch(`${url}/api/vehicles`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  apiErrorSchema.parse(await refused.json());
  const notReady = await fetch(`${url}/api/health/ready`);
  expect(notReady.status).toBe(503);
  expect(apiErrorSchema.parse(await notReady.json()).details?.[0]?.field).toBe('database');
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200);

  const second = await startPostgres(options);
  expect(second.url).toBe(first.url);
  expect((await fetch(`${url}/api/vehicles`)).status).toBe(200);
  await app.close();
  await second.stop();
  await rm(folder, { recursive: true });
});
