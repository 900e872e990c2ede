import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Attempt } from './attempt.ts';
import { type HostileRelease, makeRelease, releasesFor } from './hostile-release.ts';
import { builtRelease, HOSTILE, HostileSite, type Seen } from './hostile-site.ts';
import { browser } from './kinds/browser.ts';
import { endings } from './kinds/endings.ts';
import { memory } from './kinds/memory.ts';
import { pages } from './kinds/pages.ts';
import { papers } from './kinds/papers.ts';
import { powers } from './kinds/powers.ts';
import { styles } from './kinds/styles.ts';
import { time } from './kinds/time.ts';
import { type Tried, table } from './table.ts';

const KINDS: Readonly<Record<string, readonly Attempt[]>> = {
  papers,
  styles,
  memory,
  time,
  endings,
  powers,
  pages,
  browser,
};

/** What once was an outage, for `npm test`: a few seconds each, where all of them take minutes. */
const WORST = new Set([
  'arrays without end, at load',
  'buffers without end, in a page',
  "WebAssembly memory without end, in a page's loading",
  'an endless loop, in a page',
  'an endless sleep, in a page',
  'a promise that never settles, in a page',
  'process.kill of its host, in a page',
  'a throw from the next tick, at load',
  'looks for a secret in the environment',
  'leads to "//evil.example"',
]);

const { values } = parseArgs({ options: { worst: { type: 'boolean' }, only: { type: 'string' } } });

const isWanted = (kind: string, { name }: Attempt): boolean =>
  (!values.worst || WORST.has(name)) && (values.only === undefined || `${kind} ${name}`.includes(values.only));

const wanted = Object.entries(KINDS).flatMap(([kind, attempts]) =>
  attempts.filter((attempt) => isWanted(kind, attempt)).map((attempt) => ({ kind, attempt })),
);

const TABLE = join(import.meta.dirname, '../../docs/hostile-releases.md');

/** Another team's release must not make a visitor wait longer for a page, or an operator for an answer. */
const PAGE_LIMIT_MS = 2000;
const OPERATION_LIMIT_MS = 1000;

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const site = await HostileSite.open();
const seenOf = new Map<Attempt, Seen>();
let damage: string[];

const holds = ({ expected }: Attempt, { outcome, slowestPageMs, slowestOperationMs }: Seen): boolean =>
  outcome === expected && slowestPageMs <= PAGE_LIMIT_MS && slowestOperationMs <= OPERATION_LIMIT_MS;

const tryRelease = async (release: HostileRelease): Promise<void> => {
  const { attempts } = release;
  const directory = join(folder, String(seenOf.size));
  const started = performance.now();
  const seen = await site.try(await makeRelease(builtRelease(HOSTILE), directory, release, site.key), attempts.length);
  rmSync(directory, { recursive: true });
  const ms = Math.round(performance.now() - started);
  attempts.forEach((attempt, index) => {
    const one = seen[index];
    if (one === undefined) throw new Error(`no outcome was seen of "${attempt.name}"`);
    seenOf.set(attempt, one);
    console.log(`${holds(attempt, one) ? '✓' : '✗'} ${attempt.name}: ${one.outcome} ${one.said}`);
  });
  const [page, operation] = [seen[0]?.slowestPageMs, seen[0]?.slowestOperationMs].map((one) => Math.round(one ?? 0));
  console.log(`    ${ms} ms; others waited ${page} ms at most for a page, ${operation} for an operation`);
};

try {
  for (const kind of Object.keys(KINDS)) {
    const attempts = wanted.filter((one) => one.kind === kind).map(({ attempt }) => attempt);
    for (const release of releasesFor(attempts)) await tryRelease(release);
  }
  damage = await site.damage();
} finally {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}
const tried = wanted.flatMap(({ kind, attempt }): Tried[] => {
  const seen = seenOf.get(attempt);
  return seen === undefined ? [] : [{ kind, attempt, seen, holds: holds(attempt, seen) }];
});
if (wanted.length === Object.values(KINDS).flat().length) writeFileSync(TABLE, table(tried));
for (const one of damage) console.log(`✗ ${one}`);
const failed = tried.filter(({ holds }) => !holds).length + (values.worst ? WORST.size - tried.length : 0);
console.log(`${tried.length - failed} of ${tried.length} attempts did no harm`);
process.exitCode = failed === 0 && damage.length === 0 ? 0 : 1;
