import { execFile, spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';

/** PostgreSQL's major version of this project; an older pg_dump refuses to read it. */
const MAJOR_VERSION = 17;

/** Where a tool of PostgreSQL runs, and which database it talks to. */
export type Place =
  | { readonly kind: 'here'; readonly databaseUrl: string }
  | { readonly kind: 'compose'; readonly project: string };

type Tool = 'pg_dump' | 'pg_restore';

/** The tool's file on this machine: of the folder that PG_BIN names, or of the path. */
const fileOf = (tool: Tool): string => (process.env.PG_BIN ? join(process.env.PG_BIN, tool) : tool);

const HELP = `Install PostgreSQL ${MAJOR_VERSION}'s client programs (Debian: postgresql-client-${MAJOR_VERSION} of apt.postgresql.org), or name their folder: PG_BIN=/usr/lib/postgresql/${MAJOR_VERSION}/bin. For a site in containers: --compose <project>`;

/** @throws with what to do, if the tool is missing here or too old. */
const checkHere = async (tool: Tool): Promise<void> => {
  const file = fileOf(tool);
  const { stdout } = await promisify(execFile)(file, ['--version']).catch((error: Error) => {
    throw new Error(`${file} cannot be run (${error.message}). ${HELP}`);
  });
  const major = Number(/\)\s+(\d+)/.exec(stdout)?.[1]);
  if (!(major >= MAJOR_VERSION)) throw new Error(`${file} is version ${major}, too old. ${HELP}`);
};

const commandFor = async (tool: Tool, place: Place, args: readonly string[]): Promise<readonly string[]> => {
  if (place.kind === 'here') {
    await checkHere(tool);
    // The address, with its password, is passed by the environment: every user of the machine can read arguments.
    return [fileOf(tool), ...args];
  }
  const compose = ['docker', 'compose', '--project-name', place.project, '--project-directory', ROOT];
  return [...compose, 'exec', '-T', 'postgres', tool, '--username=postgres', ...args];
};

/** Settings of libpq for an address, so that no password stands among arguments. */
const libpqEnvironment = (place: Place): NodeJS.ProcessEnv => {
  if (place.kind === 'compose') return process.env;
  const url = new URL(place.databaseUrl);
  return {
    ...process.env,
    PGHOST: url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGSSLMODE: url.searchParams.get('sslmode') ?? 'prefer',
  };
};

const databaseOf = (place: Place): string =>
  place.kind === 'compose' ? 'postgres' : decodeURIComponent(new URL(place.databaseUrl).pathname.slice(1));

const runTool = async (tool: Tool, place: Place, args: readonly string[]) => {
  const [command = '', ...rest] = await commandFor(tool, place, args);
  const child = spawn(command, rest, { env: libpqEnvironment(place), stdio: ['pipe', 'pipe', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${tool} ended with ${code}:\n${words}`));
    });
  });
  return { child, ended };
};

/** Secrets of the day and the hashes made with them: a backup holds neither, and a restored site makes new ones. */
const LEFT_OUT = ['daily_secret', 'contact_limit'].map((table) => `--exclude-table-data=${table}`);

/** Writes everything the site keeps, photos included, to a file. */
export const dumpTo = async (file: string, place: Place): Promise<void> => {
  const { child, ended } = await runTool('pg_dump', place, ['--format=custom', ...LEFT_OUT, databaseOf(place)]);
  child.stdin.end();
  await Promise.all([pipeline(child.stdout, createWriteStream(file, { mode: 0o600 })), ended]);
};

/** Roles may be others where it is restored; migrations give them their rights. */
const WITHOUT_ROLES = ['--no-owner', '--no-privileges'];

/** Puts a dump's content in place of what the database holds: all of it, or nothing if anything fails. */
export const restoreFrom = async (file: string, place: Place): Promise<void> => {
  const args = ['--clean', '--if-exists', ...WITHOUT_ROLES, '--single-transaction', `--dbname=${databaseOf(place)}`];
  const { child, ended } = await runTool('pg_restore', place, args);
  child.stdout.resume();
  // A tool that fails closes its input first; its own message says why, and comes with its end.
  const sent = pipeline(createReadStream(file), child.stdin).then(
    () => undefined,
    (error: Error) => error,
  );
  await ended;
  const error = await sent;
  if (error !== undefined) throw error;
};
