import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Answers and a request as the site that visitors use now has them. The next version has to understand them:
 * while a release goes out, old and new programs talk to one another. Changed only together with the contract's version.
 */
export const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../recorded', `${name}.json`), 'utf8'));
