import { DatabaseOutage } from '@sgc/database';

/** How long a read waits for PostgreSQL, connection and answer together: visitors get an answer within two seconds. */
export const READ_LIMIT_MS = 1200;

/** The result, or a `DatabaseOutage` if it does not come in time. What was asked goes on by itself until its own limits. */
export const withinLimit = async <Result>(result: Promise<Result>, limitMs = READ_LIMIT_MS): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseOutage(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
};
