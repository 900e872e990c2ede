import { publish } from '@sgc/release-format/test-fixture';
import pg from 'pg';
import { query } from '../setup/database.ts';
import { OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';
import { send, upload } from '../setup/uploads.ts';
import { WebhookReceiver } from '../setup/webhook-receiver.ts';

let registry: RunningRegistry;
/** Notes about its deliveries must not block decisions. */
let receiver: WebhookReceiver;
let live: string;

beforeEach(async () => {
  registry = new RunningRegistry();
  receiver = new WebhookReceiver();
  await receiver.listen();
  live = await registry.startWith({ text: 'text that is live' }, receiver.settings);
  await registry.feedUntil((feed) => feed.live['mfe-eco'] === live);
});

afterEach(async () => {
  await registry.remove();
  await receiver.close();
});

const databaseName = (): string => new URL(registry.databaseUrl).pathname.slice(1);

/** Runs a statement on a connection to another database than the registry's. */
const elsewhere = (statement: string): Promise<unknown> => {
  const url = new URL(registry.databaseUrl);
  url.pathname = '/postgres';
  return query(url.href, statement);
};

/** Ends every session of the registry and waits until none is left: the next ones have the database's settings of now. */
const endSessions = (): Promise<unknown> =>
  elsewhere(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = '${databaseName()}' AND application_name LIKE 'registry%'`);

const decides = async (): Promise<boolean> => (await registry.get('/readyz')).status === 200;

const feedIsServed = async (): Promise<void> => {
  expect((await registry.feed()).live).toEqual({ 'mfe-eco': live });
};

test('on a read-only database operations are refused with the reason; the feed goes on, and so does work afterwards', async () => {
  await elsewhere(`ALTER DATABASE "${databaseName()}" SET default_transaction_read_only = on`);
  await endSessions();
  // Until it has a session again, the reason is another one.
  await registry.eventually(async () => {
    const { status, body } = await registry.operate('freeze', { why: 'on a read-only database' });
    expect(status).toBe(503);
    return /^PostgreSQL did not store it \(.*read-only transaction\)\. Look at the status/.test(body.error ?? '');
  });
  await feedIsServed();

  await elsewhere(`ALTER DATABASE "${databaseName()}" RESET default_transaction_read_only`);
  await endSessions();
  await registry.eventually(
    async () => (await registry.operate('freeze', { why: 'on a database as it should be' })).status === 200,
  );
  const { frozen, timeline, live: now } = await registry.section();
  expect({ why: frozen?.why, now }).toEqual({ why: 'on a database as it should be', now: live });
  expect(timeline.map(({ why }) => why)).not.toContain('on a read-only database');
});

test('a registry that starts on a read-only database serves what was decided, and stores operations once it may write', async () => {
  await registry.stop();
  await elsewhere(`ALTER DATABASE "${databaseName()}" SET default_transaction_read_only = on`);
  await registry.start(receiver.settings);
  await feedIsServed();
  expect((await registry.operate('freeze', { why: 'on a read-only database' })).status).toBe(503);

  await elsewhere(`ALTER DATABASE "${databaseName()}" RESET default_transaction_read_only`);
  await endSessions();
  await registry.eventually(
    async () => (await registry.operate('freeze', { why: 'on a database as it should be' })).status === 200,
  );
  expect((await registry.section()).live).toBe(live);
});

/** Makes every write to a table fail as PostgreSQL does on a full disk. */
const fill = (table: string): Promise<unknown> =>
  registry.query(`
    CREATE FUNCTION ${table}_disk_is_full() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END$$;
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION ${table}_disk_is_full()`);

const makeRoom = (table: string): Promise<unknown> => registry.query(`DROP FUNCTION ${table}_disk_is_full CASCADE`);

test('on a full database operations and releases are refused with the reason, and what is live stays', async () => {
  await fill('decided');
  const { status, body } = await registry.operate('freeze', { why: 'on a full disk' });
  expect({ status, error: body.error }).toEqual({
    status: 503,
    error: expect.stringMatching(/^PostgreSQL did not store it \(.*No space left on device\)/),
  });
  const next = publish(registry.origin, { text: 'text that has no room' }).version;
  await registry.logged('No space left on device');
  await feedIsServed();

  await makeRoom('decided');
  await registry.eventually(decides);
  await registry.untilLive(next);
  expect((await registry.section()).timeline.map(({ why }) => why)).not.toContain('on a full disk');
});

test('a release whose files have no room in the database is taken once there is room', async () => {
  await fill('files');
  const next = publish(registry.origin, { text: 'text whose files have no room' }).version;
  await registry.logged('No space left on device');
  await feedIsServed();
  await makeRoom('files');
  await registry.untilLive(next);
});

test('on a full database an upload is refused with the reason and what to do, and taken once there is room', async () => {
  const release = { text: 'text that is sent while there is no room' };
  await fill('files');
  await expect(send(registry, release)).rejects.toThrow(
    /503 .*PostgreSQL cannot be used: .*No space left on device\. What is live stays live\. Try again\./,
  );
  await makeRoom('files');
  const { status, version } = await upload(registry, release, 'publish');
  expect(status).toBe(200);
  expect((await registry.section()).live).toBe(version);
});

test('on a database that answers too slowly an operation is refused after ten seconds, whole; the feed goes on', async () => {
  const slow = new pg.Client({ connectionString: registry.databaseUrl, options: '-c search_path=registry' });
  await slow.connect();
  await slow.query('BEGIN; LOCK TABLE decided IN EXCLUSIVE MODE');
  const asked = registry.operate('freeze', { why: 'on a slow database' });
  await feedIsServed();
  const { status, body } = await asked;
  expect({ status, error: body.error }).toEqual({
    status: 503,
    error: expect.stringMatching(/^PostgreSQL did not store it \(.*timeout.*\)/),
  });
  await feedIsServed();
  await slow.query('ROLLBACK');
  await slow.end();
  await registry.eventually(async () => (await registry.operate('unfreeze', { why: 'on a fast one' })).status === 200);
  const { frozen, timeline } = await registry.section();
  expect(frozen).toBeNull();
  expect(timeline.map(({ why }) => why)).not.toContain('on a slow database');
}, 120_000);

test('on a database that answers too slowly the status is refused after ten seconds, with what to do', async () => {
  const slow = new pg.Client({ connectionString: registry.databaseUrl, options: '-c search_path=registry' });
  await slow.connect();
  await slow.query('BEGIN; LOCK TABLE releases IN ACCESS EXCLUSIVE MODE');
  const { status, body } = await registry.get('/ops/releases', { authorization: `Bearer ${OPERATOR_TOKEN}` });
  await slow.query('ROLLBACK');
  await slow.end();
  expect({ status, body: JSON.parse(body) }).toEqual({
    status: 503,
    body: {
      error: expect.stringMatching(/^PostgreSQL cannot be used: .*timeout\. What is live stays live\. Try again\.$/),
    },
  });
  expect((await registry.section()).live).toBe(live);
});

test('on tables of another migration nothing is decided, and the log says what is wrong', async () => {
  await registry.query('ALTER TABLE decided RENAME COLUMN document TO content');
  await endSessions();
  await registry.logged('column \\"document\\" does not exist');
  await registry.logged('this registry cannot decide for now');
  expect(await decides()).toBe(false);
  expect((await registry.operate('freeze', { why: 'on other tables' })).status).toBe(503);
  await feedIsServed();
  await registry.query('ALTER TABLE decided RENAME COLUMN content TO document');
  await registry.eventually(decides);
  expect((await registry.section()).live).toBe(live);
});

test('decisions of another version of the registry that this one cannot read are left as they are', async () => {
  const [before] = await registry.query<{ document: { live: unknown } }>('SELECT document FROM decided');
  await registry.query(`UPDATE decided SET document = document - 'live'`);
  await endSessions();
  await registry.logged('this registry cannot decide for now');
  expect(await decides()).toBe(false);
  await feedIsServed();
  await registry.query('UPDATE decided SET document = $1', [before?.document]);
  await registry.eventually(decides);
  expect((await registry.section()).live).toBe(live);
});

test('while the database is away the feed is served and operations are refused; afterwards all goes on', async () => {
  await elsewhere(`ALTER DATABASE "${databaseName()}" ALLOW_CONNECTIONS false`);
  await endSessions();
  await registry.eventually(async () => !(await decides()));
  const { status, body } = await registry.operate('freeze', { why: 'without a database' });
  expect({ status, error: body.error }).toEqual({
    status: 503,
    error: expect.stringContaining('PostgreSQL cannot be reached'),
  });
  await feedIsServed();
  expect((await registry.get('/healthz')).status).toBe(200);

  await elsewhere(`ALTER DATABASE "${databaseName()}" ALLOW_CONNECTIONS true`);
  await registry.eventually(decides);
  expect((await registry.section()).live).toBe(live);
  await registry.release({ text: 'text of the next release' });
});

test('a registry that starts before its database says what it waits for, and decides once it is there', async () => {
  await registry.stop();
  await elsewhere(`ALTER DATABASE "${databaseName()}" ALLOW_CONNECTIONS false`);
  await registry.launch();
  await registry.logged('PostgreSQL cannot be used for now');
  expect(await decides()).toBe(false);
  const { status, body } = await registry.asShell('/feed');
  expect({ status, body: JSON.parse(body) }).toEqual({
    status: 503,
    body: { error: 'Nothing has been decided here yet.' },
  });
  await elsewhere(`ALTER DATABASE "${databaseName()}" ALLOW_CONNECTIONS true`);
  await registry.logged('this registry decides');
  expect((await registry.section()).live).toBe(live);
});
