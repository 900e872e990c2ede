import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@sgc/local/postgres';
import { startApi } from '../test/setup/api.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const main = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDirectory: folder, log: () => undefined });
  process.env.DATABASE_URL = postgres.url;
  const api = await startApi({ CONTACT_LIMIT: '1000000', ROLE: 'api', LOG_LEVEL: 'error' });
  const seed = Number(values.seed);
  process.stdout.write(`seed ${seed}\n`);
  const { sent, statuses, acknowledged, findings } = await runFuzz({
    url: api.url,
    requests: Number(values.requests),
    seed,
    atOnce: 16,
  });
  const rows = await api.query<{ reference: string }>('SELECT reference FROM lead');
  const unacknowledged = rows.filter(({ reference }) => !acknowledged.has(reference)).length;
  for (const finding of findings.slice(0, 20)) process.stdout.write(`${JSON.stringify(finding).slice(0, 2000)}\n`);
  const summary = { sent, statuses, rows: rows.length, unacknowledged, findings: findings.length };
  process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
  if (findings.length + unacknowledged > 0) process.exitCode = 1;
  await api.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
};

void main();
