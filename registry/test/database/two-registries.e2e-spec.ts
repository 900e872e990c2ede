import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RunningRegistry } from '../setup/running-registry.ts';

const TAKEN_OVER_WITHIN_MS = 10_000;
const ROUNDS = 6;

let first: RunningRegistry;
let second: RunningRegistry;
let live: string;

beforeEach(async () => {
  first = new RunningRegistry();
  live = await first.startWith({ text: 'text that is live' });
  second = new RunningRegistry(first);
  await second.launch();
  await second.feedUntil((feed) => feed.live['mfe-eco'] === live);
});

afterEach(async () => {
  await second.remove();
  await first.remove();
});

/** Sessions of PostgreSQL that hold the writer's lock. */
const HOLDERS = `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND granted AND application_name = 'registry-writer'
  AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const decides = async (registry: RunningRegistry): Promise<boolean> => (await registry.get('/readyz')).status === 200;

test('one decides; the other says that it does not, and tells shells the same', async () => {
  expect(await decides(second)).toBe(false);
  const { status, body } = await second.operate('freeze', { why: 'asked of the wrong one' });
  expect({ status, error: body.error }).toEqual({ status: 503, error: expect.stringContaining('does not decide now') });
  await first.operate('freeze', { why: 'asked of the right one' });
  const { revision } = await first.feedUntil((feed) => feed.revision > 2);
  const followed = await second.feedUntil((feed) => feed.revision >= revision);
  expect(followed.live).toEqual({ 'mfe-eco': live });
});

test('an instance that stands by has the files of what is live before it decides', async () => {
  await first.eventually(async () => existsSync(join(second.folder, 'workspace/mfe-eco', live)));
  expect(await decides(second)).toBe(false);
});

test('after SIGKILL the other takes over within ten seconds, and nothing that was decided is lost', async () => {
  await first.operate('freeze', { why: 'before the end' });
  const killed = performance.now();
  await first.stop('SIGKILL');
  await second.logged('this registry decides');
  expect(performance.now() - killed).toBeLessThan(TAKEN_OVER_WITHIN_MS);
  const { frozen, timeline, live: now } = await second.section();
  expect({ frozen: frozen?.why, last: timeline[0]?.what, now }).toEqual({
    frozen: 'before the end',
    last: 'freeze',
    now: live,
  });
  expect((await second.operate('unfreeze', { why: 'after it' })).status).toBe(200);

  await first.launch();
  await first.feedUntil((feed) => feed.live['mfe-eco'] === live);
  expect(await decides(first)).toBe(false);
});

test('when the writer is told to stop, the registry that stands by decides, with the same version live', async () => {
  await first.stop();
  await second.logged('this registry decides');
  expect((await second.section()).live).toBe(live);
});

test('a writer whose session ends again and again: what was answered is on record once, and one of them decides', async () => {
  const said: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [holder] = await first.query<{ pid: number }>(HOLDERS);
    const asked = [first, second].map(async (registry, index) => {
      const why = `round ${round} of ${index}`;
      if ((await registry.operate('freeze', { why })).status === 200) said.push(why);
    });
    await first.query('SELECT pg_terminate_backend($1)', [holder?.pid]);
    await Promise.all(asked);
    await first.eventually(async () => (await first.query(HOLDERS)).length === 1);
    await first.eventually(async () => (await decides(first)) !== (await decides(second)));
  }
  const rows = await first.query<{ why: string }>(`SELECT entry::jsonb ->> 'why' AS why FROM audit_log`);
  const onRecord = rows.map(({ why }) => why).filter((why) => why.startsWith('round'));
  expect(new Set(onRecord).size).toBe(onRecord.length);
  for (const why of said) expect(onRecord).toContain(why);
  const [decided] = await first.query<{ revision: string }>('SELECT revision FROM decided');
  const writer = (await decides(first)) ? first : second;
  expect((await writer.operate('unfreeze', { why: 'it is over' })).status).toBe(200);
  const [after] = await first.query<{ revision: string }>('SELECT revision FROM decided');
  expect(Number(after?.revision)).toBe(Number(decided?.revision) + 1);
}, 120_000);

test('a writer that is paused loses the lock, and cannot write when it resumes', async () => {
  first.signal('SIGSTOP');
  await second.logged('this registry decides');
  await second.operate('freeze', { why: 'decided while the other was paused' });
  first.signal('SIGCONT');
  const { status } = await first.operate('unfreeze', { why: 'decided by a paused instance' });
  expect(status).toBe(503);
  expect((await second.section()).frozen?.why).toBe('decided while the other was paused');
  await second.stop();
  await first.eventually(() => decides(first));
  expect((await first.section()).frozen?.why).toBe('decided while the other was paused');
}, 120_000);
