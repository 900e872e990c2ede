import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStatement } from '../postgres/connection.ts';
import { ROOT } from '../root.ts';

/** The roles of the site's programs, and of people who make reports. */
export type Role = 'site_api' | 'site_registry' | 'site_reports';

const ROLES: readonly Role[] = ['site_api', 'site_registry', 'site_reports'];

/** Makes the programs' roles on a server for tests, where a password is no secret: it is the role's name. */
export const createRoles = async (url: string): Promise<void> => {
  await runStatement(url, await readFile(join(ROOT, 'deploy/postgres/roles.sql'), 'utf8'));
  await runStatement(url, ROLES.map((role) => `ALTER ROLE ${role} PASSWORD '${role}'`).join(';'));
};

/** A database's address for one of the roles of `createRoles`. */
export const urlOfRole = (url: string, role: Role): string => {
  const changed = new URL(url);
  changed.username = role;
  changed.password = role;
  return changed.href;
};
