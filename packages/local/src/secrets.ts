import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { writeMissingSecrets } from './secrets/env-file.ts';

// npm run secrets: passwords for the site in containers, each made once.
const FILE = join(ROOT, '.env');

const made = await writeMissingSecrets(FILE, () => randomBytes(24).toString('hex'));
console.log(made.length === 0 ? `${FILE} has all secrets.` : `Written to ${FILE}, for Compose: ${made.join(', ')}`);
