import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSample, copyRelease, wordOf } from '@sgc/build/testing';
import { statusSchema } from '@sgc/contract/operations';
import { freePort } from '@sgc/local/ports';
import { startPostgres } from '@sgc/local/postgres';
import { Program } from '@sgc/local/process';
import pg from 'pg';

// The cost of many sections that publish repeatedly, to the registry: size of the database, time until all are live, memory,
// and what a long audit log adds to the status.
// node --import tsx bench/store-growth.ts --sections 100 --versions 10

const { values } = parseArgs({
  options: { sections: { type: 'string', default: '100' }, versions: { type: 'string', default: '10' } },
});
const WORDS = Array.from({ length: Number(values.sections) }, (_, number) => wordOf(number));
const SECTIONS = WORDS.map((word) => `mfe-${word}`);
const VERSIONS = Number(values.versions);
const ROOT = join(import.meta.dirname, '../..');
const TOKEN = 'token of a bench that is long enough';
const LOOK_AGAIN_MS = 200;
const READINGS = 9;
const OPERATIONS = 1000;

const folder = await mkdtemp(join(tmpdir(), 'store-growth-'));
await chmod(folder, 0o755);
const postgres = await startPostgres({ dataDirectory: folder, log: () => undefined });
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const access = join(folder, 'access.json');
await writeFile(
  access,
  JSON.stringify({
    operators: { tokens: { bench: createHash('sha256').update(TOKEN).digest('hex') } },
    sections: Object.fromEntries(SECTIONS.map((section) => [section, { unsigned: true }])),
  }),
);

const registry = new Program({
  name: 'registry',
  file: join(ROOT, 'registry/dist/main.js'),
  cwd: ROOT,
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATABASE_URL: postgres.url,
    API_ORIGIN: 'http://127.0.0.1:9',
    SECTION_ORIGINS: SECTIONS.map((section) => `${section}=${join(folder, 'origins', section)}`).join(','),
    SHELL_BUILD: join(ROOT, 'shell/dist'),
    WORKSPACE: join(folder, 'workspace'),
    RELEASE_ACCESS: access,
    AUDIT_KEY: TOKEN,
    SHELL_TOKEN: TOKEN,
    OPEN_METRICS: 'true',
    RELEASE_POLL_MS: '500',
  },
  readyAddress: `${address}/readyz`,
  readyWithinMs: 60_000,
  logFile: join(folder, 'registry.log'),
  log: () => undefined,
});

const readStatus = async () => {
  const answer = await fetch(`${address}/ops/releases`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return statusSchema.parse(await answer.json());
};

const gauge = async (name: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

const database = new pg.Pool({ connectionString: postgres.url, max: 1 });
const megabytesOf = async (what: string): Promise<number> =>
  Number((await database.query<{ bytes: string }>(`SELECT ${what} AS bytes`)).rows[0]?.bytes) / 1e6;

const publishRound = async (round: number): Promise<void> => {
  const sample = buildSample(join(folder, 'sample'), round);
  const wanted = new Map<string, string>();
  for (const word of WORDS) {
    const { descriptor } = await copyRelease(sample, join(folder, 'origins', `mfe-${word}`), word);
    wanted.set(descriptor.section, descriptor.version);
  }
  const started = performance.now();
  for (let live = 0; live < SECTIONS.length; ) {
    await pause(LOOK_AGAIN_MS);
    const { sections } = await readStatus();
    live = [...wanted].filter(([section, version]) => sections[section]?.live === version).length;
    // Releases that the registry had no time for are retried automatically.
    const refused = SECTIONS.flatMap((section) => sections[section]?.refused ?? []).filter(
      ({ check }) => check !== 'registry',
    );
    if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `version ${round + 1}: ${SECTIONS.length} sections live ${seconds.toFixed(1)} s after the last was published; ` +
      `database ${(await megabytesOf('pg_database_size(current_database())')).toFixed(1)} MB, ` +
      `files ${(await megabytesOf("pg_total_relation_size('registry.files')")).toFixed(1)} MB, ` +
      `registry ${((await gauge('process_resident_memory_bytes')) / 1e6).toFixed(0)} MB`,
  );
};

/** The middle of some readings, in milliseconds. */
const statusMs = async (): Promise<number> => {
  const times: number[] = [];
  for (let reading = 0; reading < READINGS; reading += 1) {
    const started = performance.now();
    await readStatus();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(READINGS / 2)] ?? Number.NaN;
};

const operate = async (what: 'freeze' | 'unfreeze'): Promise<void> => {
  const answer = await fetch(`${address}/ops/sections/${SECTIONS[0]}/${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ why: 'the log grows' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

const growLog = async (): Promise<void> => {
  const before = await statusMs();
  for (let pair = 0; pair < OPERATIONS / 2; pair += 1) {
    await operate('freeze');
    await operate('unfreeze');
  }
  const after = await statusMs();
  console.log(
    `status in ${before.toFixed(0)} ms, after ${OPERATIONS} operations on one section in ${after.toFixed(0)} ms: ` +
      `${(after / before).toFixed(2)} of it`,
  );
};

try {
  await registry.start();
  for (let round = 0; round < VERSIONS; round += 1) await publishRound(round);
  await growLog();
} finally {
  await registry.stop();
  await database.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
