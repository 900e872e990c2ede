import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attempt } from './attempt.ts';
import { hostileRelease, newTeamKey } from './hostile-release.ts';
import { endings } from './kinds/endings.ts';
import { memory } from './kinds/memory.ts';
import { pages } from './kinds/pages.ts';
import { powers } from './kinds/powers.ts';
import { time } from './kinds/time.ts';
import { type Tried, table } from './table.ts';
import { builtRelease, HOSTILE, Trials } from './trial.ts';

const KINDS: Readonly<Record<string, readonly Attempt[]>> = { memory, time, endings, powers, pages };

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
const onlyWorst = process.argv.includes('--worst');

const TABLE = join(import.meta.dirname, '../../docs/hostile-releases.md');

/** Nobody waits longer for a page because of another team's release. */
const LIMIT_MS = 2000;

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const key = newTeamKey();
const trials = await Trials.open();
const tried: Tried[] = [];
try {
  for (const [kind, attempts] of Object.entries(KINDS)) {
    for (const attempt of attempts) {
      if (onlyWorst && !WORST.has(attempt.name)) continue;
      const directory = join(folder, String(tried.length));
      const seen = await trials.try(await hostileRelease(builtRelease(HOSTILE), directory, attempt, key));
      const slowest = Math.max(seen.slowestElsewhereMs, seen.slowestBesideMs);
      const holds = seen.outcome === attempt.expected && slowest <= LIMIT_MS;
      tried.push({ kind, attempt, seen, holds });
      console.log(
        `${holds ? '✓' : '✗'} ${attempt.name}: ${seen.outcome} (others ${Math.round(slowest)} ms) ${seen.said}`,
      );
      rmSync(directory, { recursive: true });
    }
  }
} finally {
  await trials.close();
  rmSync(folder, { recursive: true, force: true });
}
if (!onlyWorst) writeFileSync(TABLE, table(tried));
const failed = tried.filter(({ holds }) => !holds).length + (onlyWorst ? WORST.size - tried.length : 0);
console.log(`${tried.length - failed} of ${tried.length} hostile releases hurt nobody`);
process.exitCode = failed === 0 ? 0 : 1;
