import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@sgc/local/postgres';
import autocannon from 'autocannon';
import { MESSAGE } from '../test/setup/message.ts';
import { listeningUrl, type Program, readyUrl, runProgram } from '../test/setup/program.ts';

const ROUNDS = 5;
const SECONDS = 3;

let visitors = 0;
const visitorAddress = (): string => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

const perSecond = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/api/contact`,
    method: 'POST',
    // Every message from a visitor of its own and with a key, as the page sends it on a busy day: one address that sends thousands is what the limit stops.
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': visitorAddress(),
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify(MESSAGE),
        }),
      },
    ],
    connections: 16,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered with success`);
  return requests.average;
};

/** POST /api/contact as a ratio to the same INSERT over a bare server, in turns on the same database. */
const main = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'throughput-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDirectory: folder, log: () => undefined });
  const environment = {
    DATABASE_URL: postgres.url,
    API_PORT: '0',
    ROLE: 'api',
    MAIL_DELIVERY: 'files',
    CONTACT_LIMIT: '1000000',
  };
  const programs: Program[] = [];
  const start = (file: string): Program => {
    const program = runProgram(file, environment);
    programs.push(program);
    return program;
  };
  const api = await readyUrl(start('dist/main.js'));
  const bare = await listeningUrl(start('stress/throughput/bare-server.ts'));
  const rounds: { api: number; bare: number; ratio: number }[] = [];
  // Compiled and with warm caches, both, before it counts.
  for (const url of [api, bare]) await perSecond(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = { api: await perSecond(api), bare: await perSecond(bare) };
    rounds.push({ ...rates, ratio: rates.api / rates.bare });
  }
  // Each round's two halves ran within seconds: what else the machine did then weighed on both.
  const [middle] = rounds.toSorted((a, b) => a.ratio - b.ratio).slice(Math.floor(ROUNDS / 2));
  process.stdout.write(`${JSON.stringify({ rounds, median: middle }, null, 2)}\n`);
  for (const { child } of programs) child.kill('SIGTERM');
  await postgres.stop();
  await rm(folder, { recursive: true });
};

void main();
