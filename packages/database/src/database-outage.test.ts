import { connect } from 'node:net';
import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { isDatabaseOutage, isRefusedStatement, toOutage } from './database-outage.ts';

const said = (code: string): DatabaseError => Object.assign(new DatabaseError('said', 4, 'error'), { code });

/** As TypeORM tells what a connection failed with. */
const failed = (error: unknown) => new QueryFailedError('SELECT 1', [], toOutage(error) as Error);

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETDOWN', 'EAI_AGAIN', 'ESOMETHINGNEW'])(
  'a connection that fails with %s is an outage',
  (code) => expect(isDatabaseOutage(failed(Object.assign(new Error(code), { code })))).toBe(true),
);

test('so is every address of a name that refuses, as Node tells it', async () => {
  const socket = connect({ host: 'localhost', port: 1, autoSelectFamily: true });
  const error = await new Promise((resolve) => socket.on('error', resolve));
  expect(isDatabaseOutage(toOutage(error))).toBe(true);
});

test.each(['08006', '28P01', '3D000', '53100', '53300', '57014', '57P01', '57P03', '58030', '25006', '25P03', '42501'])(
  'PostgreSQL that says %s cannot work at the moment',
  (code) => {
    expect(isDatabaseOutage(failed(said(code)))).toBe(true);
    expect(isRefusedStatement(failed(said(code)))).toBe(false);
  },
);

test.each(['22P05', '23505', '42P01', '40001'])('PostgreSQL that says %s refuses the statement', (code) => {
  expect(isDatabaseOutage(failed(said(code)))).toBe(false);
  expect(isRefusedStatement(failed(said(code)))).toBe(true);
});

test('a mistake of a program is neither', () => {
  expect(isDatabaseOutage(failed(new TypeError('no such argument')))).toBe(false);
  expect(isRefusedStatement(failed(new TypeError('no such argument')))).toBe(false);
  expect(isDatabaseOutage(undefined)).toBe(false);
});
