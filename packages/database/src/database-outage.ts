import { DatabaseError } from 'pg';

/**
 * PostgreSQL cannot be used at the moment, whatever the reason: it is not there, does not answer in time, or says that it
 * cannot work. `LimitedClient` and `DatabasePool` turn such errors into this class (see `toOutage`).
 */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
  /** The job queue repeats what failed under this code, and ends over codes that it does not know. */
  readonly code = 'ETIMEDOUT';

  constructor(cause: unknown) {
    super(`PostgreSQL cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause.message;
};

/**
 * Classes of SQLSTATE that tell of the server, not of the statement: connection, authorization, resources, intervention,
 * system. 25006: it is a standby that takes no writes. 25P03: it has ended a transaction that stood still, as one does whose
 * line is frozen in the middle. 3D000: its databases are not there yet. 42501: our role has no right to what we asked for,
 * until its owner migrates the database and gives it.
 */
const OUTAGE_STATES = /^(08|28|53|57|58|25006|25P03|3D000|42501)/;

/** Mistakes of a program: arguments that cannot be sent. */
const isOurFault = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError;

/**
 * The error as an outage, if it is one. What PostgreSQL said about a statement stays as it is; all else that a connection
 * fails with says that the connection is no good.
 */
export const toOutage = (error: unknown): unknown => {
  if (error instanceof DatabaseOutage || isOurFault(error)) return error;
  if (error instanceof DatabaseError && !OUTAGE_STATES.test(error.code ?? '')) return error;
  return new DatabaseOutage(error);
};

/** The result of a query; a promise fails with an outage where that is what the error tells of. */
export const failingWithOutage = (result: unknown): unknown =>
  result instanceof Promise
    ? result.catch((error: unknown) => {
        throw toOutage(error);
      })
    : result;

/** TypeORM wraps what a connection fails with. */
const driverErrorOf = (error: unknown): unknown =>
  error instanceof Error && 'driverError' in error ? error.driverError : error;

/** Whether an error says that PostgreSQL cannot be used at the moment, rather than that something is wrong with us. */
export const isDatabaseOutage = (error: unknown): boolean => driverErrorOf(error) instanceof DatabaseOutage;

/** Whether PostgreSQL refused a statement for what was in it: nothing of it is stored, and its other parts may be sure of that. */
export const isRefusedStatement = (error: unknown): boolean => driverErrorOf(error) instanceof DatabaseError;
