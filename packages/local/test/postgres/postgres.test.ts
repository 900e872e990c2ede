import { once } from 'node:events';
import { chmod, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createDatabase, dropDatabase, startPostgres } from '../../src/postgres/index.ts';
import { keepRunning, removeFolder, THIS_PACKAGE } from './programs.ts';

const log = (): void => undefined;
let folder: string;
let dataDirectory: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postgres-test-'));
  await chmod(folder, 0o755);
  dataDirectory = join(folder, '.data');
});
afterEach(async () => {
  // Only after a failure is anything left to kill; the runner could not end with it.
  await postmasterPid().then(
    (pid) => process.kill(pid, 'SIGKILL'),
    () => undefined,
  );
  await removeFolder(folder);
});

const query = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

const postmasterPid = async (): Promise<number> =>
  Number.parseInt(await readFile(join(dataDirectory, 'postgres/server/cluster/postmaster.pid'), 'utf8'), 10);

describe('startPostgres', () => {
  test('keeps its rows over a stop and a start, on the same port', async () => {
    const first = await startPostgres({ dataDirectory, log });
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();

    const second = await startPostgres({ dataDirectory, log });
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(second.url).toBe(first.url);
    await second.stop();
    await expect(query(second.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('listens on the loopback alone and asks for the password', async () => {
    const server = await startPostgres({ dataDirectory, log });
    expect(await query(server.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await query(server.url, 'SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDirectory, 'postgres/password'))).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test('a second start uses the running server and leaves it running', async () => {
    const keeper = await startPostgres({ dataDirectory, log });
    const guest = await startPostgres({ dataDirectory, log });
    expect(guest.url).toBe(keeper.url);
    await guest.stop();
    expect(await query(keeper.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await keeper.stop();
  });

  test('recovers after the server was killed', async () => {
    const killed = await startPostgres({ dataDirectory, log });
    await query(killed.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    // And has ended: until then it may still be found, and take a connection that it resets.
    await killed.kill();

    const next = await startPostgres({ dataDirectory, log });
    expect(await query(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  test('takes over the server of a program that was killed, and stops it at the end', async () => {
    const program = await keepRunning(THIS_PACKAGE, dataDirectory);
    const pid = await postmasterPid();
    program.child.kill('SIGKILL');
    await once(program.child, 'close');

    const next = await startPostgres({ dataDirectory, log });
    expect(next.url).toBe(program.url);
    expect(await postmasterPid()).toBe(pid);
    await next.stop();
    await expect(query(next.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('starts although the number in a stale postmaster.pid belongs to another program by now', async () => {
    const first = await startPostgres({ dataDirectory, log });
    const file = join(dataDirectory, 'postgres/server/cluster/postmaster.pid');
    const text = await readFile(file, 'utf8');
    await first.stop();
    await writeFile(file, text.replace(/^\d+/, String(process.pid)));

    const next = await startPostgres({ dataDirectory, log });
    expect(await query(next.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await next.stop();
  });

  test('chooses another port when the wanted one is taken', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const address = occupant.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const server = await startPostgres({ dataDirectory, port, log });
    expect(Number(new URL(server.url).port)).not.toBe(port);
    await server.stop();
    occupant.close();
  });

  test('makes and drops a database of any name', async () => {
    const server = await startPostgres({ dataDirectory, log });
    const name = 'odd "name" of 1';
    const url = await createDatabase(server.url, name);
    expect(await query(url, 'SELECT current_database() AS name')).toEqual([{ name }]);
    await dropDatabase(server.url, name);
    await expect(query(url, 'SELECT 1')).rejects.toThrow('does not exist');
    await server.stop();
  });
});
