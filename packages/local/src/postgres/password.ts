import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The password of the server's one role: made on the first start, readable by its owner alone. */
export const readOrMakePassword = async (records: string): Promise<string> => {
  const file = join(records, 'password');
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
};
