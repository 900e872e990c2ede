import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from './postgres/index.ts';
import { ROOT } from './root.ts';
import { apiEnvironment, PLACES } from './settings.ts';

// Runs one of the API's command line tools on this machine's database, which is started for it where the site is not running.
const [tool = '', ...args] = process.argv.slice(2);

const postgres = process.env.DATABASE_URL
  ? undefined
  : await startPostgres({ dataDirectory: PLACES.postgres, log: () => undefined });
const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, `api/src/${tool}.ts`), ...args], {
  cwd: join(ROOT, 'api'),
  env: apiEnvironment(process.env.DATABASE_URL || postgres?.url || '', 0),
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
await postgres?.stop();
process.exitCode = code ?? 1;
