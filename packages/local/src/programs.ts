import { readdirSync } from 'node:fs';
import { ROOT } from './root.ts';

/** The sections: every top-level folder whose name says so. */
export const SECTIONS: readonly string[] = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .sort();

/** Everything that is built before the site can start, slowest first. */
export const PROGRAMS: readonly string[] = ['shell', 'api', 'registry', ...SECTIONS];
