import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { statusSchema } from '@sgc/contract/operations';
import { freePort } from '@sgc/local/ports';
import { type RunningPostgres, startPostgres } from '@sgc/local/postgres';
import { Program } from '@sgc/local/process';
import { seededRandom } from '@sgc/local/random';
import { request } from 'undici';
import { ROOT } from '../fixtures/changed-section.ts';
import { addFile, removeSignature, versionIn } from '../fixtures/release-folder.ts';
import { unsignedAccess } from '../fixtures/unsigned-access.ts';

// Three shells and two registries, a team that publishes and visitors who read: how long a release takes to be live on all
// shells and how far these are apart, before visitors come, after the deciding registry was killed and under load; and visitors'
// failures while registries and PostgreSQL are killed at random moments.
// node --import tsx e2e/bench/control-plane.ts --quiet 20 --publications 50 --minutes 10 --seed 7

const { values } = parseArgs({
  options: {
    quiet: { type: 'string', default: '10' },
    publications: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '7' },
  },
});

const SECTION = 'mfe-eco';
const PAGES = ['/', '/eco-impact', '/contact', '/about', '/inventory'];
const TOKEN = 'token of a bench that is long enough';
const SHELLS = 3;
/** A look costs a shell as much as a page: this is the accuracy of the figures, and no load. */
const LOOK_MS = 50;
/** Longer than all killed programs take to come back: a wait of this length would never end. */
const LIVE_WITHIN_MS = 300_000;

const folder = await (async () => {
  await mkdir(join(ROOT, '.data'), { recursive: true });
  return mkdtemp(join(ROOT, '.data/control-plane-'));
})();
const origins = join(folder, 'origins');
const SECTIONS = ['mfe-catalog', 'mfe-content', 'mfe-eco', 'mfe-leads'];
for (const section of SECTIONS) {
  await cp(join(ROOT, section, 'dist/release'), join(origins, section), { recursive: true });
  await removeSignature(join(origins, section));
}
const access = join(folder, 'access.json');
await writeFile(access, unsignedAccess('bench', TOKEN, SECTIONS));

let postgres: RunningPostgres = await startPostgres({ dataDirectory: folder, log: () => undefined });
const apiPort = await freePort();
const origin = (port: number): string => `http://127.0.0.1:${port}`;

const program = (name: string, file: string, port: number, ready: string, env: Record<string, string>): Program =>
  new Program({
    name,
    file: join(ROOT, file),
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), ...env },
    readyAddress: `${origin(port)}${ready}`,
    readyWithinMs: 60_000,
    logFile: join(folder, 'logs', `${name}.log`),
    log: () => undefined,
  });

const api = program('api', 'api/dist/main.js', apiPort, '/api/health/ready', {
  DATABASE_URL: postgres.url,
  API_PORT: String(apiPort),
  DATA_DIR: join(folder, 'api'),
  MAIL_DELIVERY: 'files',
  MAIL_TO: 'dealer@example.com',
});
await api.start();

const registryPorts = [await freePort(), await freePort()];
const registries = registryPorts.map((port, index) =>
  program(`registry-${index}`, 'registry/dist/main.js', port, '/healthz', {
    DATABASE_URL: postgres.url,
    API_ORIGIN: origin(apiPort),
    SECTION_ORIGINS: SECTIONS.map((section) => `${section}=${join(origins, section)}`).join(','),
    SHELL_BUILD: join(ROOT, 'shell/dist'),
    WORKSPACE: join(folder, `workspace-${index}`),
    RELEASE_ACCESS: access,
    RELEASE_POLL_MS: '100',
    AUDIT_KEY: TOKEN,
    SHELL_TOKEN: TOKEN,
  }),
);
const shellPorts = await Promise.all(Array.from({ length: SHELLS }, () => freePort()));
const shells = shellPorts.map((port, index) =>
  program(`shell-${index}`, 'shell/dist/server/main.js', port, '/readyz', {
    API_ORIGIN: origin(apiPort),
    REGISTRY_ORIGIN: registryPorts.map(origin).join(','),
    RELEASE_CACHE: join(folder, `cache-${index}`),
    EXPECTED_SECTIONS: SECTIONS.join(','),
    SHELL_TOKEN: TOKEN,
  }),
);
for (const one of registries) await one.start();
const coldStart = performance.now();
for (const one of shells) await one.start();
const coldStartMs = performance.now() - coldStart;

/** Counts of visitors' pages. */
const met = { pages: 0, failed: 0, mixed: 0, slowestMs: 0 };
let isOver = false;

const setIn = (html: string): string | undefined => /<html[^>]*data-release-set="(\w+)"/.exec(html)?.[1];

/** With less work of this process than `fetch` has: the programs that are measured share its processors. */
const readPage = async (address: string) => {
  const { statusCode, headers, body } = await request(address, { headers: { 'accept-encoding': 'gzip' } });
  const bytes = await body.bytes();
  const html = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : Buffer.from(bytes);
  return { status: statusCode, set: headers['x-release-set'], html: html.toString() };
};

const visit = async (port: number): Promise<void> => {
  for (let index = 0; !isOver; index += 1) {
    const started = performance.now();
    const page = await readPage(`${origin(port)}${PAGES[index % PAGES.length]}`).catch(() => undefined);
    met.pages += 1;
    met.slowestMs = Math.max(met.slowestMs, performance.now() - started);
    if (page?.status !== 200) met.failed += 1;
    else if (setIn(page.html) !== page.set) met.mixed += 1;
    await pause(20);
  }
};

const readStatus = async () => {
  for (;;) {
    for (const port of registryPorts) {
      const answer = await fetch(`${origin(port)}/ops/releases`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      }).catch(() => undefined);
      if (answer?.ok) return statusSchema.parse(await answer.json());
    }
    await pause(50);
  }
};

/** The number of the registry that decides; undefined while none does. */
const findDecider = async (): Promise<number | undefined> => {
  const answers = await Promise.all(
    registryPorts.map((port) =>
      fetch(`${origin(port)}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  const index = answers.indexOf(true);
  return index === -1 ? undefined : index;
};

/** The moments at which shells show a decision, in milliseconds. */
const followed = async (revision: number): Promise<number[]> => {
  const started = performance.now();
  return Promise.all(
    shellPorts.map(async (port) => {
      for (;;) {
        const ready = await (await fetch(`${origin(port)}/readyz`)).json();
        if (ready.revision >= revision) return performance.now();
        if (performance.now() - started > LIVE_WITHIN_MS) throw new Error('a shell did not follow in time');
        await pause(LOOK_MS);
      }
    }),
  );
};

/** The moments at which shells show a version. Not every decision on the way is about it: a refusal for now is one too. */
const shown = async (version: string, before: number): Promise<number[]> => {
  for (let revision = before + 1; ; ) {
    const moments = await followed(revision);
    const status = await readStatus();
    const isLive = status.sections[SECTION]?.live === version;
    if (isLive && status.revision === revision) return moments;
    revision = isLive ? status.revision : status.revision + 1;
  }
};

interface Publication {
  readonly liveMs: number;
  readonly spreadMs: number;
}

let number = 0;
/** Versions that the registry said were live. */
const decided: string[] = [];
const publish = async (): Promise<Publication> => {
  number += 1;
  const { revision } = await readStatus();
  const started = performance.now();
  const fileOf = (release: number): string => `client/bench-${release}.txt`;
  await addFile(join(origins, SECTION), fileOf(number), `release ${number}`, fileOf(number - 1));
  const version = await versionIn(join(origins, SECTION));
  const moments = await shown(version, revision);
  decided.push(version);
  const last = Math.max(...moments);
  return { liveMs: last - started, spreadMs: last - Math.min(...moments) };
};

const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const line = (name: string, numbers: readonly number[]): string =>
  `${name}: median ${quantile(numbers, 0.5).toFixed(0)} ms, 95 % ${quantile(numbers, 0.95).toFixed(0)} ms, most ${Math.max(...numbers).toFixed(0)} ms`;
const lines = (publications: readonly Publication[]): string =>
  [
    line(
      '  release put until live on all shells',
      publications.map(({ liveMs }) => liveMs),
    ),
    line(
      '  first to last shell',
      publications.map(({ spreadMs }) => spreadMs),
    ),
  ].join('\n');

const publishTimes = async (times: string): Promise<Publication[]> => {
  const publications: Publication[] = [];
  for (let count = Number(times); count > 0; count -= 1) publications.push(await publish());
  return publications;
};

const quiet = await publishTimes(values.quiet);
const killedAt = performance.now();
registries[(await findDecider()) ?? 0]?.kill();
do await pause(LOOK_MS);
while ((await findDecider()) === undefined);
const takeoverMs = performance.now() - killedAt;
const afterKill = await publishTimes(values.quiet);

const visitors = shellPorts.map(visit);
const calm = await publishTimes(values.publications);
const calmMet = { ...met };

// Registries and PostgreSQL are killed at random moments while the team goes on publishing.
const random = seededRandom(Number(values.seed));
const below = (limit: number): number => Math.floor(random() * limit);
const kills = { writer: 0, standby: 0, postgres: 0 };
const until = Date.now() + Number(values.minutes) * 60_000;
const rough: number[] = [];
const killAtRandom = async (): Promise<void> => {
  while (Date.now() < until) {
    await pause(4000 + below(8000));
    const choice = below(3);
    if (choice < 2) {
      const isWriter = (await findDecider()) === choice;
      registries[choice]?.kill();
      kills[isWriter ? 'writer' : 'standby'] += 1;
    } else {
      await postgres.kill();
      await pause(below(3000));
      postgres = await startPostgres({ dataDirectory: folder, log: () => undefined });
      kills.postgres += 1;
    }
  }
};
const killing = killAtRandom();
while (Date.now() < until) rough.push((await publish()).liveMs);
await killing;
const { sections } = await readStatus();
const timeline = sections[SECTION]?.timeline.filter(({ what }) => what === 'live').map(({ version }) => version) ?? [];
const lost = decided.slice(-timeline.length).filter((version) => !timeline.includes(version));
isOver = true;
await Promise.all(visitors);

console.log(`Three shells, two registries, ${quiet.length} publications without visitors
${lines(quiet)}
The deciding registry killed: one decides again after ${takeoverMs.toFixed(0)} ms; ${afterKill.length} publications
${lines(afterKill)}
${calm.length} publications under load (${calmMet.pages} pages read)
${lines(calm)}
  failed ${calmMet.failed}, mixed ${calmMet.mixed}, slowest page ${calmMet.slowestMs.toFixed(0)} ms
${values.minutes} minutes with ${JSON.stringify(kills)} killed, ${rough.length} publications
${line('  release put until live on all shells', rough)}
  pages ${met.pages - calmMet.pages}, failed ${met.failed - calmMet.failed}, mixed ${met.mixed - calmMet.mixed}, slowest ${met.slowestMs.toFixed(0)} ms
  decisions lost: ${lost.length} of the last ${timeline.length}; programs that ended by themselves: ${[...registries, ...shells].reduce((sum, one) => sum + one.fell, 0)}
Three shells ready with an empty disk, one after the other: ${coldStartMs.toFixed(0)} ms`);

for (const one of [...shells, ...registries, api]) await one.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = met.failed + met.mixed + lost.length === 0 ? 0 : 1;
