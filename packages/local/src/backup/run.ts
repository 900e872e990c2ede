import { rename, rm, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres/index.ts';
import { PLACES } from '../settings.ts';
import { dumpTo, type Place, restoreFrom } from './postgres-tool.ts';

// npm run backup -- <file>, npm run restore -- <file>: the database, which holds everything that cannot be built anew.

const USAGE = `npm run backup -- [--compose <project>] <file>    write the database to a file
npm run restore -- [--compose <project>] <file>   put a file's content in place of the database

The database is that of DATABASE_URL, of a compose project, or this machine's own.`;

const fail = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

const [task = '', ...rest] = process.argv.slice(2);
const { values, positionals } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: { compose: { type: 'string' }, help: { type: 'boolean' } },
});
const [file] = positionals;
if (values.help || file === undefined || positionals.length > 1) fail(USAGE);

/** The database, and a function that stops it if it was started here. */
const findPlace = async (): Promise<{ place: Place; stop: () => Promise<void> }> => {
  const stop = async (): Promise<void> => undefined;
  if (values.compose !== undefined) return { place: { kind: 'compose', project: values.compose }, stop };
  const given = process.env.DATABASE_URL;
  if (given) return { place: { kind: 'here', databaseUrl: given }, stop };
  const postgres = await startPostgres({ dataDirectory: PLACES.postgres, log: () => undefined });
  return { place: { kind: 'here', databaseUrl: postgres.url }, stop: () => postgres.stop() };
};

const { place, stop } = await findPlace();
const path = file ?? '';
try {
  if (task === 'backup') {
    // A cut-off dump never stands under the name of a whole one.
    const unfinished = `${path}.unfinished`;
    await dumpTo(unfinished, place).catch(async (error: unknown) => {
      await rm(unfinished, { force: true });
      throw error;
    });
    await rename(unfinished, path);
    console.log(`Backed up to ${path} (${(await stat(path)).size} bytes)`);
  } else {
    await stat(path);
    await restoreFrom(path, place);
    console.log(`Restored from ${path}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await stop();
}
