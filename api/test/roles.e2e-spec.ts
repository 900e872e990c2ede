import { createRoles, urlOfRole } from '@sgc/local/test-server';
import { Client } from 'pg';
import { emptyDatabase, newDatabase, startApi, type TestApi, type TestDatabase } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';
import { endPrograms, listeningUrl, readyUrl, runProgram } from './setup/program.ts';

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

afterEach(endPrograms);

const NO_RIGHT = '42501';
const READ_ONLY = '25006';

describe('on a database that its owner has migrated', () => {
  let api: TestApi;
  let serving: Client;
  let reports: Client;
  let owner: Client;

  let database: TestDatabase;

  beforeAll(async () => {
    database = await newDatabase();
    await createRoles(database.url);
    api = await startApi({ DATABASE_URL: urlOfRole(database.url, 'site_api') });
    serving = await connect(api.config.DATABASE_URL);
    reports = await connect(urlOfRole(database.url, 'site_reports'));
    owner = await connect(database.url);
    expect((await api.send(MESSAGE)).status).toBe(201);
  });

  afterAll(async () => {
    await serving.end();
    await reports.end();
    await owner.end();
    await api.close();
    await database.drop();
  });

  const query = async (statement: string) => (await owner.query(statement)).rows;

  test.each([
    'CREATE TABLE another (id int)',
    'CREATE TEMPORARY TABLE another (id int)',
    'CREATE SCHEMA another',
    'DROP TABLE lead',
    'ALTER TABLE lead ADD another text',
    'ALTER TABLE graphile_worker._private_jobs DISABLE ROW LEVEL SECURITY',
    'TRUNCATE lead',
    'DELETE FROM migrations',
    'DELETE FROM graphile_worker.migrations',
    "COPY vehicle TO PROGRAM 'true'",
    'CREATE ROLE another',
  ])('the program that serves may not: %s', (statement) =>
    expect(serving.query(statement)).rejects.toMatchObject({ code: NO_RIGHT }),
  );

  test('the role that serves has a right to every table of the API, and to none beside them', async () => {
    const tables = await query(
      `SELECT relname AS name, has_table_privilege('site_api', oid, 'SELECT') AS read FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
    );
    expect(tables.filter(({ read }) => !read)).toEqual([]);
    const elsewhere = await query(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND has_table_privilege('site_api', oid, 'INSERT')
       AND relnamespace NOT IN ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
    );
    expect(elsewhere).toEqual([]);
  });

  test('reports count messages and vehicles', async () => {
    const { rows } = await reports.query('SELECT interest, count(*)::int FROM lead GROUP BY interest');
    expect(rows).toEqual([{ interest: MESSAGE.interest, count: 1 }]);
    expect((await reports.query('SELECT * FROM vehicle')).rowCount).toBe(32);
  });

  test.each([
    'SELECT first_name FROM lead',
    'SELECT email FROM lead',
    'SELECT phone FROM lead',
    'SELECT message FROM lead',
    'SELECT details FROM lead',
    'SELECT lead FROM lead',
    'SELECT * FROM contact_limit',
    'SELECT * FROM daily_secret',
    'SELECT * FROM contact_request',
    'SELECT payload FROM graphile_worker._private_jobs',
  ])('reports may not: %s', (statement) => expect(reports.query(statement)).rejects.toMatchObject({ code: NO_RIGHT }));

  test('reports change nothing', async () => {
    await expect(reports.query('UPDATE vehicle SET in_stock = false')).rejects.toMatchObject({ code: READ_ONLY });
    await reports.query('SET default_transaction_read_only = off');
    await expect(reports.query('UPDATE vehicle SET in_stock = false')).rejects.toMatchObject({ code: NO_RIGHT });
  });
});

describe('on a database that is not migrated', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await emptyDatabase();
  });

  afterEach(() => database.drop());

  test('the program that serves listens, says what it waits for, and is ready once the owner has migrated', async () => {
    const serving = urlOfRole(database.url, 'site_api');
    const program = runProgram('dist/main.js', { DATABASE_URL: serving, API_PORT: '0' });
    const url = await listeningUrl(program);
    await program.printed('permission denied');
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);

    const migration = runProgram('dist/migrate.js', { DATABASE_URL: database.url });
    expect(await migration.exit).toEqual({ code: 0, signal: null });
    expect(migration.output()).toContain('the database is up to date');
    expect(await (await fetch(`${await readyUrl(program)}/api/vehicles`)).json()).toHaveLength(32);
    program.child.kill('SIGTERM');
    expect((await program.exit).code).toBe(0);
  });

  test('a migration needs no other setting than the address, and names a bad one', async () => {
    const program = runProgram('dist/migrate.js', { DATABASE_URL: 'http://a' });
    expect(await program.exit).toEqual({ code: 1, signal: null });
    expect(program.output()).toMatch(/^DATABASE_URL: must be a URL/);
  });
});

test('a right that is no longer in the list is taken back by the next migration', async () => {
  const database = await newDatabase();
  const owner = await connect(database.url);
  await owner.query('GRANT TRUNCATE ON lead TO site_api; GRANT SELECT ON lead TO site_reports');
  const migration = runProgram('dist/migrate.js', { DATABASE_URL: database.url });
  expect((await migration.exit).code).toBe(0);
  const { rows } = await owner.query(
    "SELECT has_table_privilege('site_api', 'lead', 'TRUNCATE') AS truncate, has_column_privilege('site_reports', 'lead', 'email', 'SELECT') AS email",
  );
  expect(rows).toEqual([{ truncate: false, email: false }]);
  await owner.end();
  await database.drop();
});
