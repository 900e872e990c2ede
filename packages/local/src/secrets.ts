import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { writeMissingSecrets } from './secrets/env-file.ts';
import { admitOperator } from './secrets/operator-access.ts';

// npm run secrets: passwords and an operator's token for the site in containers, each made once.
const FILE = join(ROOT, '.env');

const made = await writeMissingSecrets(FILE, () => randomBytes(24).toString('hex'));
console.log(made.length === 0 ? `${FILE} has all secrets.` : `Written to ${FILE}, for Compose: ${made.join(', ')}`);
const token = await admitOperator(ROOT, join(ROOT, '.data/compose'), join(ROOT, 'deploy/compose-access.json'));
console.log(
  token === undefined
    ? `${FILE} names an access file (ACCESS_FILE), which says who operates.`
    : `The operator's token, for http://127.0.0.1:3002/ops: ${token}`,
);
