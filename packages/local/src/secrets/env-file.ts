import { appendFile, chmod, readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';

/** The secrets that Compose needs to start. */
export const COMPOSE_SECRETS = [
  'POSTGRES_PASSWORD',
  'API_DATABASE_PASSWORD',
  'REGISTRY_DATABASE_PASSWORD',
  'REPORTS_DATABASE_PASSWORD',
  'SHELL_TOKEN',
  'AUDIT_KEY',
] as const;

/**
 * Adds a secret for each of `COMPOSE_SECRETS` that an environment file lacks. Its other lines stay; only its owner may read
 * the file afterwards.
 * @param file need not exist.
 * @param make a secret, of characters that need no quotes, neither here nor in an address.
 * @returns the names of those that were made.
 */
export const writeMissingSecrets = async (file: string, make: () => string): Promise<readonly string[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const there = parseEnv(text);
  const missing = COMPOSE_SECRETS.filter((name) => !there[name]);
  if (missing.length === 0) return missing;
  const lines = missing.map((name) => `${name}=${make()}\n`).join('');
  await appendFile(file, text === '' || text.endsWith('\n') ? lines : `\n${lines}`, { mode: 0o600 });
  await chmod(file, 0o600);
  return missing;
};
