const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Classes of SQLSTATE that tell of the server, not of the statement: connection, resources, intervention. */
const OUTAGE_STATES = /^(08|53|57)/;

/** Five characters, where connection errors of the system have longer names. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

const WORDS = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

interface ErrorFacts {
  code?: unknown;
  message?: unknown;
  driverError?: unknown;
  errors?: unknown;
}

/** Whether an error says that PostgreSQL cannot be used at the moment, rather than that something is wrong with us. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, errors }: ErrorFacts = error;
  if (Array.isArray(errors) && errors.some(isDatabaseOutage)) return true;
  if (driverError !== undefined && driverError !== error && isDatabaseOutage(driverError)) return true;
  const knownCode = typeof code === 'string' && (CONNECTION_CODES.has(code) || OUTAGE_STATES.test(code));
  return knownCode || (typeof message === 'string' && WORDS.test(message));
};

/** Whether PostgreSQL refused a statement for what was in it: nothing of it is stored, and its other parts may be sure of that. */
export const isRefusedStatement = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null || isDatabaseOutage(error)) return false;
  const { code, driverError }: ErrorFacts = error;
  if (driverError !== undefined && driverError !== error) return isRefusedStatement(driverError);
  return typeof code === 'string' && SQLSTATE.test(code);
};
