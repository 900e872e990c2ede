import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpTo, type Place, restoreFrom } from '../../src/backup/postgres-tool.ts';

const PLACE: Place = { kind: 'here', databaseUrl: 'postgresql://carts:a%20secret@127.0.0.1:5433/carts' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tools-'));
  process.env.PG_BIN = folder;
});
afterEach(() => {
  delete process.env.PG_BIN;
  rmSync(folder, { recursive: true });
});

const tool = (name: string, lines: string): void => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(folder, name), 0o755);
};

test('without the program it says what to install, and writes no file', async () => {
  const file = join(folder, 'site.dump');
  await expect(dumpTo(file, PLACE)).rejects.toThrow(/pg_dump cannot be run .*Install PostgreSQL 17/s);
  expect(readdirSync(folder)).toEqual([]);
});

test('a program that is too old is named before it is used', async () => {
  tool('pg_dump', 'echo "pg_dump (PostgreSQL) 15.9"');
  await expect(dumpTo(join(folder, 'site.dump'), PLACE)).rejects.toThrow(/is version 15, too old/);
});

test("a program's complaint is reported, and the password is not among its arguments", async () => {
  tool(
    'pg_restore',
    'if [ "$1" = --version ]; then echo "pg_restore (PostgreSQL) 17.2"; exit; fi\necho "$@ as $PGUSER at $PGHOST:$PGPORT knows $PGPASSWORD" >&2\nexit 1',
  );
  const file = join(folder, 'site.dump');
  writeFileSync(file, 'a dump');
  const failure = restoreFrom(file, PLACE);
  await expect(failure).rejects.toThrow(
    /--single-transaction --dbname=carts as carts at 127.0.0.1:5433 knows a secret/,
  );
});
