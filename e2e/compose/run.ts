import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@sgc/local/ports';
import { COMPOSE_SECRETS } from '@sgc/local/secrets';
import * as z from 'zod';
import { unsignedAccess } from '../fixtures/unsigned-access.ts';
import { takeCertificates } from './certificates.ts';
import { compose, composeAloud, MAILBOX, ROOT, takeDown } from './containers.ts';
import { hasStandIns, missingRequirements } from './requirements.ts';
import { type PlaywrightRun, runPlaywright } from './run-playwright.ts';
import { PROGRAMS } from './services.ts';
import { type Counts, startTestsBeside } from './tests-beside.ts';

// Brings the whole site up in containers, runs the browser suite through the proxy before it and then the stories, takes all
// down, and tries the testers' kit. `npm run e2e:compose -- stories` (or `suite`, `kit`) runs one of them, `-- suite --grep @eco`
// a part of it; `-- --with-tests` also the tests that need no browser, beside the stories, as CI does.

const RESULTS = join(ROOT, 'e2e/test-results/compose');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: 'string' }, 'with-tests': { type: 'boolean' } },
});

/** Other tests know nothing of the site in containers. */
const givenEnvironment = { ...process.env };

const EDGE_PORT = String(await freePort());
const EDGE = `https://localhost:${EDGE_PORT}`;

const grep = values.grep === undefined ? [] : ['--grep', values.grep];

const PARTS = {
  // As visitors come.
  suite: {
    config: 'e2e/playwright.config.ts',
    args: ['--reporter=list,json,html', ...grep],
    results: 'suite.json',
    env: { BASE_URL: EDGE },
  },
  stories: { config: 'e2e/compose/playwright.config.ts', args: grep, results: 'stories.json', env: {} },
};

/**
 * The testers' kit brings up a site of its own, and not beside the stories: containers that come and go change the machine's
 * network, and Chromium then gives up what it loads (`ERR_NETWORK_CHANGED`).
 */
const KIT = { config: 'e2e/qa/playwright.config.ts', args: [], results: 'kit.json' };

const isWanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name);

const wantedParts = Object.entries(PARTS).filter(([name]) => isWanted(name));

const statsSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const stopping = new AbortController();

const countsOf = async (file: string): Promise<Counts> => {
  const { stats } = statsSchema.parse(JSON.parse(await readFile(join(RESULTS, file), 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const collectLogs = async (): Promise<void> => {
  const logs = join(RESULTS, 'logs');
  await mkdir(logs, { recursive: true });
  for (const service of ['postgres', ...PROGRAMS, 'edge']) {
    const text = await compose(['logs', '--no-color', '--no-log-prefix', service]).catch(String);
    await writeFile(join(logs, `${service}.log`), text);
  }
};

/** Sections come from images of this machine; the stories read what the registry says of them. */
const accessFor = (operatorToken: string): string =>
  unsignedAccess(
    'stories',
    operatorToken,
    PROGRAMS.filter((name) => name.startsWith('mfe-')),
  );

const missing = missingRequirements();
if (missing.length > 0) {
  console.error(`The site cannot run in containers here. Missing:\n${missing.map((one) => `  - ${one}\n`).join('')}`);
  process.exit(1);
}

if (hasStandIns()) process.env.PINNED_IMAGES = '';
process.env.PORT = String(await freePort());
process.env.BASE_URL = `http://127.0.0.1:${process.env.PORT}`;
process.env.REGISTRY_PORT = String(await freePort());
process.env.REGISTRY_URL = `http://127.0.0.1:${process.env.REGISTRY_PORT}`;
process.env.EDGE_PORT = EDGE_PORT;
process.env.EDGE_HTTP_PORT = String(await freePort());
process.env.EDGE_URL = EDGE;
process.env.PREVIEW_ORIGIN = EDGE;
for (const name of COMPOSE_SECRETS) process.env[name] = randomBytes(24).toString('hex');
process.env.MAIL_TO = 'dealer@example.com';
process.env.SMTP_URL = 'smtp://mailbox:2525';
// All tests write and report from one address.
process.env.CONTACT_LIMIT = '1000000';
process.env.CONTACT_TOTAL_LIMIT = '1000000';
process.env.REPORT_LIMIT = '1000000';
process.env.VARIANT_LIMIT = '1000000';
process.env.OPEN_METRICS = 'true';

const token = randomBytes(24).toString('base64url');
process.env.OPERATOR_TOKEN = token;
process.env.ACCESS_FILE = join(RESULTS, 'access.json');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping.abort();
    void takeDown().finally(() => process.exit(130));
  });
}

let passed = 0;
let failed = 0;
let testsBeside: (() => Promise<Counts>) | undefined;

const count = (counts: Counts): void => {
  passed += counts.passed;
  failed += counts.failed;
};

const runPart = async (part: Omit<PlaywrightRun, 'signal'>): Promise<void> => {
  if (stopping.signal.aborted) return;
  await runPlaywright({ ...part, results: join(RESULTS, part.results), signal: stopping.signal });
  count(await countsOf(part.results));
};

const runOnSite = async (): Promise<void> => {
  let started = Date.now();
  await composeAloud(['build']);
  console.log(`Images are built after ${((Date.now() - started) / 1000).toFixed(0)} s`);
  started = Date.now();
  await composeAloud(['--profile', 'edge', 'up', '--detach', '--wait'], MAILBOX);
  console.log(`The site is ready after ${((Date.now() - started) / 1000).toFixed(0)} s: ${EDGE}`);
  Object.assign(process.env, await takeCertificates(RESULTS));
  for (const [name, part] of wantedParts) {
    if (name === 'stories' && values['with-tests']) testsBeside = startTestsBeside(givenEnvironment);
    await runPart(part);
  }
};

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
await writeFile(process.env.ACCESS_FILE, accessFor(token));
try {
  if (wantedParts.length > 0) {
    // What an earlier run left when its machine went down.
    await takeDown();
    await runOnSite().finally(async () => {
      await collectLogs();
      await takeDown();
    });
  }
  if (isWanted('kit')) await runPart(KIT);
} catch (error) {
  console.error((error as Error).message);
  failed += 1;
}
if (testsBeside !== undefined) count(await testsBeside());
console.log(`Logs and traces: ${RESULTS}\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
