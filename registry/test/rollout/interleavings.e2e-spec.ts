import { type AuditEntry, auditEntrySchema } from '@sgc/contract/operations';
import { type ReleaseDescriptor, releaseSet, type ShellDescriptor, type StoredRelease } from '@sgc/release-format';
import fc from 'fast-check';
import pg from 'pg';
import { pino } from 'pino';
import { type Operation, type OperationResult, Operations } from '../../src/rollout/operations.ts';
import { Rollout, type RolloutOptions } from '../../src/rollout/rollout.ts';
import { AuditLog } from '../../src/state/audit-log.ts';
import { decisionsOf } from '../../src/state/decisions.ts';
import type { RegistryState } from '../../src/state/state.schema.ts';
import { StateStore } from '../../src/state/state-store.ts';
import { newDatabase, type TestDatabase } from '../setup/database.ts';
import { Model } from './model.ts';

const INTERLEAVINGS = 1000;
const SECTIONS = ['mfe-catalog', 'mfe-content', 'mfe-eco', 'mfe-leads'] as const;
const VERSIONS = 5;
const KEY = 'a key of the audit log that only tests have';
const FIRST_BUILT = Date.parse('2026-01-01T00:00:00.000Z');

let database: TestDatabase;
let session: pg.Client;

beforeAll(async () => {
  database = await newDatabase();
  session = new pg.Client({
    connectionString: database.url,
    // The test is of the order of decisions, not of their durability.
    options: '-c search_path=registry -c synchronous_commit=off',
  });
  await session.connect();
});

afterAll(async () => {
  await session.end();
  await database.drop();
});

const versionOf = (number: number): string => number.toString(16).padStart(16, '0');
const builtAt = (version: string): number => FIRST_BUILT + Number.parseInt(version, 16) * 1000;

const releaseOf = (section: string, version: string): StoredRelease => ({
  descriptor: { section, version, builtAt: new Date(builtAt(version)).toISOString() } as ReleaseDescriptor,
  directory: '',
});

type Asked = Operation | { readonly what: 'publish'; readonly version: string };

/** What one person asks, and how long the machine takes for it, in turns of the event loop. */
interface Step {
  readonly section: string;
  readonly asked: Asked;
  readonly turns: number;
}

const version = fc.integer({ min: 1, max: VERSIONS }).map(versionOf);
const asked: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('publish' as const), version }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('rollback' as const),
      to: fc.option(version, { nil: undefined }),
      from: fc.option(version, { nil: undefined }),
    }),
  },
  fc.record({ what: fc.constant('pin' as const), version: fc.option(version, { nil: undefined }) }),
  fc.record({ what: fc.constantFrom('unpin' as const, 'freeze' as const, 'unfreeze' as const) }),
  fc.record({ what: fc.constant('canary' as const), percent: fc.constantFrom(0, 10, 50) }),
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('promote' as const), from: fc.option(version, { nil: undefined }) }),
  },
);
const turns = fc.integer({ min: 0, max: 12 });

/** A team works on its own section, an operator on any; the analysis takes back versions that it was told of. */
const ofTeam = (section: string): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ section: fc.constant(section), asked, turns }), { maxLength: 4 });
const ofOperator = fc.array(fc.record({ section: fc.constantFrom(...SECTIONS), asked, turns }), { maxLength: 3 });
const ofAnalysis = fc.array(
  fc.record({
    section: fc.constantFrom(...SECTIONS),
    asked: fc.record({ what: fc.constant('rollback' as const), from: version }),
    turns,
  }),
  { maxLength: 2 },
);
/** Each list is one person's, who asks one thing after the other; all of them at once. */
const everybody: fc.Arbitrary<Step[][]> = fc.tuple(...SECTIONS.map(ofTeam), ofOperator, ofOperator, ofAnalysis);

const pass = async (times: number): Promise<void> => {
  for (let turn = 0; turn < times; turn += 1) await new Promise(setImmediate);
};

/** The registry's own parts on PostgreSQL, but for a gate that lets everything pass after some turns. */
const openRegistry = async () => {
  await session.query('DELETE FROM decided; DELETE FROM audit_log');
  const audit = await AuditLog.open(session, KEY);
  const state = await StateStore.open(session, audit, () => undefined);
  await state.change((now) => ({ next: { ...now, shells: [versionOf(99)] }, result: undefined }));
  const shell = { version: versionOf(99) } as ShellDescriptor;
  const trying = new Map<string, number>();
  const renderer = { set: releaseSet(shell, []), close: async () => undefined };
  const open = async (_live: unknown, releases: readonly StoredRelease[]) => {
    await pass(Math.max(...releases.map(({ descriptor }) => trying.get(descriptor.section) ?? 0)));
    return renderer;
  };
  const gate = { admit: async () => undefined, open, reopen: open } as unknown as RolloutOptions['gate'];
  const workspace = {
    release: async (section: string, wanted: string) => {
      await pass(trying.get(section) ?? 0);
      return releaseOf(section, wanted);
    },
  } as unknown as RolloutOptions['workspace'];
  const rollout = new Rollout({
    state,
    gate,
    live: { get: async () => renderer, adopt: () => undefined } as unknown as RolloutOptions['live'],
    workspace,
    refusals: { add: async () => undefined } as unknown as RolloutOptions['refusals'],
    limitMs: 60_000,
    log: pino({ level: 'silent' }),
  });
  return { audit, state, trying, operations: new Operations({ state, rollout, gate, workspace }) };
};

interface Done {
  readonly step: Step;
  readonly result: OperationResult;
}

const ask = (operations: Operations, { section, asked: what }: Step, who: string): Promise<OperationResult> =>
  what.what === 'publish'
    ? operations.publish(releaseOf(section, what.version), { who, why: 'a test' })
    : operations.run(section, what, { who, why: 'a test' });

/** Lets all people ask at once. @returns the result of each step, by its name in the audit log. */
const runAll = async (people: readonly (readonly Step[])[], registry: Awaited<ReturnType<typeof openRegistry>>) => {
  const done = new Map<string, Done>();
  await Promise.all(
    people.map(async (steps, person) => {
      for (const [index, step] of steps.entries()) {
        await pass(step.turns);
        registry.trying.set(step.section, step.turns);
        const who = `person ${person} step ${index}`;
        done.set(who, { step, result: await ask(registry.operations, step, who) });
      }
    }),
  );
  return done;
};

/** The share that a line of the log is about. */
const percentOf = ({ asked: what }: Step, entry: AuditEntry): number =>
  what.what === 'canary' ? what.percent : Number(/^(\d+) %/.exec(entry.why)?.[1] ?? 0);

const seen = (state: RegistryState, section: string) => {
  const { frozen, pinned, blocked, canaryPercent } = decisionsOf(state, section);
  return {
    live: state.live[section],
    isFrozen: frozen !== undefined,
    pinned: pinned?.version,
    blocked: new Set(Object.keys(blocked)),
    canaryPercent,
  };
};

test('given people who ask at the same time, each thing takes effect whole or is refused, as if one came after the other', async () => {
  const count = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(everybody, async (people) => {
      const registry = await openRegistry();
      const done = await runAll(people, registry);
      expect(await registry.audit.firstBroken(session)).toBeUndefined();
      const { rows } = await session.query<{ entry: string }>('SELECT entry FROM audit_log ORDER BY number');
      const log = rows.map(({ entry }) => auditEntrySchema.parse(JSON.parse(entry)));

      const model = new Model((_, built) => builtAt(built));
      for (const entry of log) model.apply(entry, percentOf((done.get(entry.who) as Done).step, entry));

      for (const [who, { result }] of done) {
        const lines = log.filter((entry) => entry.who === who);
        if (result.ok) expect(lines.length).toBeLessThanOrEqual(1);
        else expect({ lines, error: result.error }).toEqual({ lines: [], error: expect.stringMatching(/\w+ \w+/) });
        count[result.ok ? 'done' : 'refused'] += 1;
      }
      // One line for each that was done, but for those that said that there was nothing to do.
      const idle = [...done.values()].filter(({ result }) => result.ok && /already|for everybody/.test(result.said));
      const ok = [...done.values()].filter(({ result }) => result.ok);
      expect(log.length).toBeGreaterThanOrEqual(ok.length - idle.length);

      const { rows: stored } = await session.query('SELECT document FROM decided');
      expect(stored[0].document).toEqual(JSON.parse(JSON.stringify(registry.state.state)));
      for (const section of SECTIONS) {
        const { newest: _, ...expected } = model.section(section);
        expect(seen(registry.state.state, section)).toEqual(expected);
        expect(expected.blocked.has(expected.live ?? '')).toBe(false);
      }
      const { canary } = registry.state.state;
      expect(canary && { section: canary.section, version: canary.version, percent: canary.percent }).toEqual(
        model.canary,
      );
    }),
    { numRuns: INTERLEAVINGS, seed: 20_261_122, endOnFailure: false },
  );
  // Neither of them is rare: otherwise nothing was tested.
  expect(count.done).toBeGreaterThan(INTERLEAVINGS);
  expect(count.refused).toBeGreaterThan(INTERLEAVINGS);
}, 300_000);
