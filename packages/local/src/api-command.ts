import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from './postgres/index.ts';
import { ROOT } from './root.ts';
import { apiEnvironment, PLACES } from './settings.ts';

// Runs one of the API's command line tools: on this machine's database, which is started for it where the site is not running,
// or with `--compose <project>` before the command in the API's container of a site that runs there.
const [tool = '', ...args] = process.argv.slice(2);

/** Where the API's container keeps files: those that a command names lie here. */
const CONTAINER_DATA = '/data';

const run = async (command: string, commandArgs: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const child = spawn(command, commandArgs, { cwd: join(ROOT, 'api'), env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
};

const inContainer = (project: string, rest: readonly string[]): Promise<number> => {
  const compose = ['compose', '--project-name', project, '--project-directory', ROOT];
  const exec = ['exec', '-T', '--workdir', CONTAINER_DATA, 'api'];
  return run('docker', [...compose, ...exec, 'node', `/site/api/dist/${tool}.js`, ...rest], process.env);
};

const here = async (): Promise<number> => {
  const postgres = process.env.DATABASE_URL
    ? undefined
    : await startPostgres({ dataDirectory: PLACES.postgres, log: () => undefined });
  try {
    const env = apiEnvironment(process.env.DATABASE_URL || postgres?.url || '', 0);
    return await run(process.execPath, ['--import', 'tsx', join(ROOT, `api/src/${tool}.ts`), ...args], env);
  } finally {
    await postgres?.stop();
  }
};

const [option, project, ...rest] = args;
if (option === '--compose' && project === undefined) {
  console.error(`Name the site's project: npm run ${tool} -- --compose golf-carts list`);
  process.exitCode = 2;
} else {
  process.exitCode = await (option === '--compose' && project !== undefined ? inContainer(project, rest) : here());
}
