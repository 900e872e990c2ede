import { migrateAsOwner, newDatabase, query, type TestDatabase } from '../setup/database.ts';

const LAST = '1764400000000_keep-origins-of-releases';

let database: TestDatabase;

beforeEach(async () => {
  database = await newDatabase();
  await query(database.url, 'ALTER TABLE releases DROP COLUMN source, DROP COLUMN provenance');
  await query(database.url, 'DELETE FROM migrations WHERE name = $1', [LAST]);
});
afterEach(() => database.drop());

test('a database of before releases had origins keeps every release with one that can be stored', async () => {
  const subjects = ['prices', 'prices 😀', String.raw`C:\users\u0000`, 'prices\0', '\uD83D', '\\\0'];
  for (const [index, subject] of subjects.entries()) {
    const descriptor = JSON.stringify({ version: String(index), source: { subject } });
    const statement = 'INSERT INTO releases (section, version, descriptor, whole) VALUES ($1, $2, $3, true)';
    await query(database.url, statement, ['mfe-eco', String(index), descriptor]);
  }
  await migrateAsOwner(database);
  const kept = await query(database.url, "SELECT source ->> 'subject' AS subject FROM releases ORDER BY version");
  expect(kept).toEqual(subjects.slice(0, 3).map((subject) => ({ subject })));
});
