import { mkdir, readFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { ROOT } from '../compose/containers.ts';
import { runPlaywright } from '../compose/run-playwright.ts';
import { readTestResults } from '../qa/test-results.ts';
import { BusyProcessors } from './busy-processors.ts';
import { failureTable, type SoakRun } from './failures.ts';

// npm run soak -- --times 20: the browser suite again and again on processors that are busy, to find what passes by luck. --grep runs
// a part of it; --compose runs it on the site that `npm run qa -- up` brought up; with --no-load something else keeps them busy.

const RESULTS = join(ROOT, 'e2e/test-results/soak');

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    grep: { type: 'string' },
    compose: { type: 'boolean', default: false },
    load: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const times = Number(values.times);
if (!(Number.isInteger(times) && times > 0)) {
  console.error('Say how often: npm run soak -- --times 20');
  process.exit(2);
}

/** Where the testers' site is; what the environment says goes before. */
const siteInContainers = async (): Promise<Record<string, string>> => {
  const { BASE_URL = '', REGISTRY_URL = '' } = {
    ...parseEnv(await readFile(join(ROOT, 'e2e/qa/site.env'), 'utf8')),
    ...process.env,
  };
  const ready = await fetch(`${BASE_URL}/readyz`).catch(() => undefined);
  if (ready?.ok) return { BASE_URL, REGISTRY_URL };
  console.error(`No site answers at ${BASE_URL}. Bring it up: npm run qa -- up`);
  process.exit(2);
};

const env = values.compose ? await siteInContainers() : {};

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });

const runs: SoakRun[] = [];
const busy = values.load ? new BusyProcessors() : undefined;
try {
  while (runs.length < times && !stopping.signal.aborted) {
    const name = `run-${runs.length + 1}`;
    const results = join(RESULTS, `${name}.json`);
    const code = await runPlaywright({
      config: 'e2e/playwright.config.ts',
      // A folder of its own: traces of one run are there after the next.
      args: ['--reporter=dot,json', '--output', join(RESULTS, name), ...(values.grep ? ['--grep', values.grep] : [])],
      results,
      env,
      signal: stopping.signal,
    });
    if (stopping.signal.aborted) break;
    const run = { code, results: await readTestResults(results) };
    runs.push(run);
    const failed = run.results?.filter(({ ok }) => !ok).length ?? 0;
    const load = loadavg().map((average) => average.toFixed(1));
    console.log(
      `${name} of ${times}: ${run.results?.length ?? 0} tests, ${failed} failed; load average ${load.join(', ')}`,
    );
  }
} finally {
  busy?.stop();
}

const table = failureTable(runs);
console.log(`\n${table || `No test failed in ${runs.length} runs.`}\nResults and traces: ${RESULTS}`);
process.exitCode = table === '' && runs.length === times ? 0 : 1;
