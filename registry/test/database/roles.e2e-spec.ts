import { urlOfRole } from '@sgc/local/test-server';
import { emptyDatabase, migrateAsOwner, newDatabase, query, type TestDatabase } from '../setup/database.ts';
import { RunningRegistry } from '../setup/running-registry.ts';

const NO_RIGHT = '42501';

describe('on a database that its owner has migrated', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await newDatabase();
  });

  afterAll(() => database.drop());

  const as = (role: 'site_api' | 'site_registry' | 'site_reports', statement: string) =>
    query(urlOfRole(database.url, role), statement);

  test.each([
    "UPDATE audit_log SET entry = 'another'",
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'DROP TABLE audit_log',
    'ALTER TABLE decided ADD another text',
    'DELETE FROM migrations',
    'CREATE TABLE another (id int)',
  ])('the registry that serves may not: %s', (statement) =>
    expect(as('site_registry', statement)).rejects.toMatchObject({ code: expect.stringMatching(/42501|3F000/) }),
  );

  test('the registry that serves has a right to each of its tables', async () => {
    const tables = await query(
      database.url,
      `SELECT relname FROM pg_class WHERE relnamespace = 'registry'::regnamespace AND relkind = 'r'
       AND NOT has_table_privilege('site_registry', oid, 'SELECT')`,
    );
    expect(tables).toEqual([]);
  });

  test('reports read what was decided, and no session and no file', async () => {
    expect(await as('site_reports', 'SELECT * FROM audit_log')).toEqual([]);
    for (const table of ['sessions', 'files']) {
      await expect(as('site_reports', `SELECT * FROM ${table}`)).rejects.toMatchObject({ code: NO_RIGHT });
    }
  });

  test('the API reads nothing of the registry', () =>
    expect(as('site_api', 'SELECT * FROM registry.decided')).rejects.toMatchObject({ code: NO_RIGHT }));
});

test('a registry that serves listens on a database that is not migrated, and decides once its owner has migrated it', async () => {
  const database = await emptyDatabase();
  const registry = new RunningRegistry();
  try {
    await registry.launch({ DATABASE_URL: urlOfRole(database.url, 'site_registry') });
    await registry.logged('permission denied');
    expect((await registry.get('/healthz')).status).toBe(200);
    await migrateAsOwner(database);
    await registry.logged('this registry decides');
  } finally {
    await registry.remove();
    await database.drop();
  }
});

test('the owner of an empty database migrates it itself', async () => {
  const database = await emptyDatabase();
  const registry = new RunningRegistry();
  try {
    await registry.start({ DATABASE_URL: database.url });
    expect(registry.log).toContain('database migrated');
  } finally {
    await registry.remove();
    await database.drop();
  }
});
