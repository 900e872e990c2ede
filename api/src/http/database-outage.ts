const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Classes of SQLSTATE that tell of the server, not of the statement: connection, resources, intervention. */
const OUTAGE_STATES = /^(08|53|57)/;

const WORDS = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether an error says that PostgreSQL cannot be used at the moment, rather than that something is wrong with us. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;
  if ('driverError' in error && error.driverError !== error && isDatabaseOutage(error.driverError)) return true;
  const code = codeOf(error);
  return CONNECTION_CODES.has(code) || OUTAGE_STATES.test(code) || WORDS.test(error.message);
};
