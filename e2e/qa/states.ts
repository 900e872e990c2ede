import { readFile, writeFile } from 'node:fs/promises';
import { CONTACT_INTERESTS } from '@sgc/contract/leads';
import { largeInventory } from '../bench/large-inventory.ts';
import { compose, untilReady } from '../compose/containers.ts';
import { emptyMailbox } from './mailbox/mails.ts';
import { readRun } from './run.ts';
import { FILES } from './site.ts';

/** States of vehicles and leads that come back within seconds: each is a template of PostgreSQL. */
export const STATES = {
  empty: 'no vehicle, no lead',
  seeded: 'the vehicles that a new site has, no lead',
  large: '10,000 vehicles more, and 50,000 leads',
} as const;

export type StateName = keyof typeof STATES;

export const isStateName = (name: string): name is StateName => Object.hasOwn(STATES, name);

const VEHICLES = 10_000;
const LEADS = 50_000;

/** The database of the API's tables, while the site runs. */
const LIVE = 'site';

const templateOf = (state: StateName): string => `state_${state}`;

const PSQL = ['psql', '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--tuples-only', '--no-align'];

/** Runs statements as the owner of everything. */
const sql = (database: string, statements: string): Promise<string> =>
  compose(['exec', '-T', 'postgres', ...PSQL, '--username=postgres', `--dbname=${database}`], {
    ...FILES,
    input: statements,
  });

/** Runs statements on what the API reads and writes. */
export const onLiveDatabase = (statements: string): Promise<string> => sql(LIVE, statements);

/** Of a database that programs may not see yet: they reach theirs by way of a link, and this one directly. */
const addressOf = (role: string, passwordName: string, database: string): string =>
  `DATABASE_URL=postgresql://${role}:${process.env[passwordName]}@postgres:5432/${database}`;

const migrate = (database: string): Promise<string> =>
  compose(
    ['run', '--rm', '--no-deps', '-T', '-e', addressOf('postgres', 'POSTGRES_PASSWORD', database), 'api-migrate'],
    FILES,
  );

/** Leads of three years, each of its own second; one in fifty is suspected, all others are mailed. */
const LARGE_LEADS = `
  INSERT INTO lead (reference, created_at, first_name, last_name, email, phone, phone_normalized, interest, message, page, spam_reason, delivered_at)
  SELECT
    regexp_replace(upper(lpad(to_hex(n * 7919), 8, '0')), '(....)(....)', '\\1-\\2'),
    now() - n * interval '31 minutes',
    'Visitor', 'Number ' || n, 'visitor' || n || '@example.com', '(570) 555-0100', '+15705550100',
    (ARRAY[${CONTACT_INTERESTS.map((interest) => `'${interest}'`).join(', ')}])[1 + n % ${CONTACT_INTERESTS.length}],
    'I should like to know more about cart ' || n % ${VEHICLES} || '.', '/contact',
    CASE WHEN n % 50 = 0 THEN 'it was filled in faster than people type' END,
    CASE WHEN n % 50 <> 0 THEN now() - n * interval '31 minutes' END
  FROM generate_series(1, ${LEADS}) AS n;`;

const FILE_OF_MANY = '/data/large-inventory.csv';

const fill: Readonly<Record<StateName, (database: string) => Promise<unknown>>> = {
  seeded: migrate,
  empty: async (database) => {
    await migrate(database);
    await sql(database, 'DELETE FROM vehicle;');
  },
  large: async (database) => {
    await migrate(database);
    await compose(['exec', '-T', 'api', 'sh', '-c', `cat > ${FILE_OF_MANY}`], {
      ...FILES,
      input: largeInventory(VEHICLES),
    });
    const address = addressOf('site_api', 'API_DATABASE_PASSWORD', database);
    await compose(['exec', '-T', '-e', address, 'api', 'node', 'api/dist/inventory.js', 'import', FILE_OF_MANY], FILES);
    await compose(['exec', '-T', 'api', 'rm', FILE_OF_MANY], FILES);
    await sql(database, LARGE_LEADS);
  },
};

/** Makes the templates that are not there yet. */
export const prepareStates = async (log: (line: string) => void): Promise<void> => {
  const there = (await sql('postgres', 'SELECT datname FROM pg_database;')).split('\n');
  for (const state of Object.keys(STATES).filter(isStateName)) {
    const template = templateOf(state);
    if (there.includes(template)) continue;
    log(`Preparing the state "${state}": ${STATES[state]}`);
    // What was begun and not finished never stands under the name of a whole one.
    await sql('postgres', `DROP DATABASE IF EXISTS ${template}_unfinished; CREATE DATABASE ${template}_unfinished;`);
    await fill[state](`${template}_unfinished`);
    // Copies have no statistics but those of their template, and are never old enough for PostgreSQL to make any.
    await sql(`${template}_unfinished`, 'VACUUM (ANALYZE);');
    await sql('postgres', `ALTER DATABASE ${template}_unfinished RENAME TO ${template};`);
  }
};

/** What is being made ready to take the live one's place. */
const NEXT = `${LIVE}_next`;

/** Programs lose their connections, as in an outage of a second, and come back to other data. */
const takeOver = (): Promise<string> =>
  sql(
    'postgres',
    `REVOKE ALL ON DATABASE ${NEXT} FROM PUBLIC;
     GRANT CONNECT ON DATABASE ${NEXT} TO site_api, site_registry, site_reports;
     DROP DATABASE IF EXISTS ${LIVE} WITH (FORCE);
     ALTER DATABASE ${NEXT} RENAME TO ${LIVE};`,
  );

const makeNext = (from: string): Promise<string> =>
  sql('postgres', `DROP DATABASE IF EXISTS ${NEXT}; CREATE DATABASE ${NEXT} ${from};`);

/** Shells keep pages, and show one of before once more while they make the new one: they begin anew, and the mailbox too. */
const beginAnew = async (): Promise<void> => {
  const { shells } = await readRun();
  const forget = Array.from({ length: shells }, (_, index) =>
    compose(['exec', '-T', '--index', String(index + 1), 'shell', 'rm', '-rf', '/data/pages'], FILES),
  );
  await Promise.all(forget);
  await compose(['restart', 'shell'], FILES);
  await untilReady();
  // Last: what was on its way has arrived.
  await emptyMailbox();
};

/** How long a state took, in milliseconds: until it was in the database, and until visitors saw it. */
export interface StateTimes {
  readonly databaseMs: number;
  readonly shownMs: number;
}

const timed = async (change: () => Promise<unknown>): Promise<StateTimes> => {
  const began = Date.now();
  await change();
  await takeOver();
  const databaseMs = Date.now() - began;
  await beginAnew();
  return { databaseMs, shownMs: Date.now() - began };
};

/** Puts vehicles and leads back to a known state, and empties the mailbox. */
export const putState = (state: StateName): Promise<StateTimes> =>
  timed(() => makeNext(`TEMPLATE ${templateOf(state)} STRATEGY file_copy`));

/** Puts the state of a file in their place; a file that cannot be read as one changes nothing. */
export const putSavedState = async (file: string): Promise<StateTimes> => {
  const dump = await readFile(file, 'utf8');
  return timed(async () => {
    await makeNext('');
    await sql(NEXT, dump);
  });
};

/** Writes the present state to a file. */
export const saveState = async (file: string): Promise<void> => {
  const dump = await compose(['exec', '-T', 'postgres', 'pg_dump', '--username=postgres', `--dbname=${LIVE}`], FILES);
  await writeFile(file, dump);
};
