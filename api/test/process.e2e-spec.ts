import { once } from 'node:events';
import { connect } from 'node:net';
import { Client } from 'pg';
import { emptyDatabase, newDatabase } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';
import { endPrograms, listeningUrl, readyUrl, runProgram } from './setup/program.ts';
import { startSmtp } from './setup/smtp.ts';

afterEach(endPrograms);

test('bad settings: all of them listed, exit code 1, nothing started', async () => {
  const program = runProgram('dist/main.js', { DATABASE_URL: 'http://a', API_PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await program.exit).toEqual({ code: 1, signal: null });
  for (const name of ['DATABASE_URL', 'API_PORT', 'LOG_LEVEL']) expect(program.output()).toContain(`  ${name}: `);
});

test('without a way to the dealer: no start, and a line that says what to set', async () => {
  const program = runProgram('dist/main.js', { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c', MAIL_DELIVERY: '' });
  expect(await program.exit).toEqual({ code: 1, signal: null });
  expect(program.output()).toMatch(/ {2}MAIL_TO: .*MAIL_DELIVERY=files/);
});

test('a database that is not there: it listens, says what it waits for, and ends when it is told to', async () => {
  const program = runProgram('dist/main.js', { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c', API_PORT: '0' });
  const url = await listeningUrl(program);
  expect(program.output()).toContain('ECONNREFUSED');
  expect((await fetch(`${url}/api/vehicles`)).status).toBe(503);
  expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
  expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.exit).toEqual({ code: 0, signal: null });
});

test('after SIGTERM the request in flight is answered, then the process ends with code 0', async () => {
  const database = await newDatabase();
  const program = runProgram('dist/main.js', { DATABASE_URL: database.url, API_PORT: '0' });
  const url = await readyUrl(program);
  const blocker = new Client({ connectionString: database.url });
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('BEGIN');
  // A message may wait longer than a read.
  await blocker.query('LOCK TABLE lead IN ACCESS EXCLUSIVE MODE');

  const headers = { 'content-type': 'application/json' };
  const pending = fetch(`${url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(MESSAGE) });
  while ((await blocker.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount === 0);
  program.child.kill('SIGTERM');
  await program.printed('"msg":"stopping"');
  await blocker.query('ROLLBACK');
  expect((await pending).status).toBe(201);
  expect(await program.exit).toEqual({ code: 0, signal: null });
  await blocker.end();
  await database.drop();
});

test('after SIGTERM an unused connection that a client opened does not delay the exit', async () => {
  const program = runProgram('dist/main.js', { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c', API_PORT: '0' });
  const { port, hostname } = new URL(await listeningUrl(program));
  const ahead = connect(Number(port), hostname);
  await once(ahead, 'connect');
  const ended = once(ahead, 'close');
  program.child.kill('SIGTERM');
  await ended;
  // Its limit for those that do not finish would end it with code 1.
  expect(await program.exit).toEqual({ code: 0, signal: null });
});

test('a port that is taken: exit code 1 at once', async () => {
  const database = await newDatabase();
  const first = runProgram('dist/main.js', { DATABASE_URL: database.url, API_PORT: '0' });
  const { port } = new URL(await readyUrl(first));
  const second = runProgram('dist/main.js', { DATABASE_URL: database.url, API_PORT: port });
  expect((await second.exit).code).toBe(1);
  expect(second.output()).toContain('EADDRINUSE');
  first.child.kill('SIGTERM');
  await first.exit;
  await database.drop();
});

test('a worker sends what an API without one has stored, and listens nowhere', async () => {
  const database = await newDatabase();
  const smtp = await startSmtp(() => 'accept');
  const environment = { DATABASE_URL: database.url, API_PORT: '0', SMTP_URL: smtp.url, MAIL_TO: 'dealer@example.com' };
  const api = runProgram('dist/main.js', { ...environment, ROLE: 'api' });
  const url = await readyUrl(api);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(MESSAGE) });
  expect(answer.status).toBe(201);
  const arrival = smtp.next();
  const worker = runProgram('dist/main.js', { ...environment, ROLE: 'worker' });
  await worker.printed('"msg":"working"');
  await arrival;
  expect(worker.output()).not.toContain('listening');
  for (const program of [api, worker]) {
    program.child.kill('SIGTERM');
    expect((await program.exit).code).toBe(0);
  }
  await smtp.close();
  await database.drop();
});

test('replicas that start at once on an empty database migrate it once', async () => {
  const database = await emptyDatabase();
  const programs = [1, 2, 3].map(() => runProgram('dist/main.js', { DATABASE_URL: database.url, API_PORT: '0' }));
  for (const program of programs) {
    const url = await readyUrl(program);
    expect(await (await fetch(`${url}/api/vehicles`)).json()).toHaveLength(32);
  }
  expect(programs.filter((program) => program.output().includes('database migrated'))).toHaveLength(1);
  for (const program of programs) program.child.kill('SIGTERM');
  for (const program of programs) expect((await program.exit).code).toBe(0);
  await database.drop();
});

test('a collector of traces that is away: every answer as without it, one line about it, and code 0 in time', async () => {
  const database = await newDatabase();
  const program = runProgram('dist/main.js', {
    DATABASE_URL: database.url,
    API_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  const url = await readyUrl(program);
  expect((await fetch(`${url}/api/vehicles`)).status).toBe(200);
  await program.printed('"msg":"no collector takes traces"');
  expect((await fetch(`${url}/api/vehicles`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.exit).toEqual({ code: 0, signal: null });
  expect(program.output().match(/no collector takes traces/g)).toHaveLength(1);
  await database.drop();
});
