import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildPrograms } from './build/build-programs.ts';
import { startPostgres } from './postgres/index.ts';
import { ROOT } from './root.ts';
import { PLACES, registryEnvironment } from './settings.ts';

// Runs the registry's command line tool on this machine's database, which is started for it where the site is not running.
const postgres = process.env.DATABASE_URL
  ? undefined
  : await startPostgres({ dataDirectory: PLACES.postgres, log: () => undefined });
await buildPrograms(() => undefined, ['registry']);
const databaseUrl = process.env.DATABASE_URL || postgres?.url || '';
const child = spawn(process.execPath, [join(ROOT, 'registry/dist/command.js'), ...process.argv.slice(2)], {
  env: registryEnvironment({ databaseUrl, apiOrigin: 'http://127.0.0.1', registryPort: 0 }),
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
await postgres?.stop();
process.exitCode = code ?? 1;
