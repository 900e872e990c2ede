import { join } from 'node:path';
import { startPostgres } from './postgres/index.ts';
import { freePort, isFree } from './process/ports.ts';
import { Program } from './process/program.ts';
import { ROOT } from './root.ts';
import { apiEnvironment, PLACES, shellEnvironment } from './settings.ts';

/** The API on this machine listens here if nobody else does. */
const API_PORT = 4000;

const READY_WITHIN_MS = 60_000;

/** Something that is stopped with the site. */
interface Running {
  stop(): Promise<void>;
}

/** The running site. */
export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

const database = async (log: (line: string) => void, running: Running[]): Promise<string> => {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const postgres = await startPostgres({ dataDirectory: PLACES.postgres, log });
  running.push(postgres);
  return postgres.url;
};

const startProgram = async (
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  readyAddress: string,
  log: (line: string) => void,
  running: Running[],
): Promise<void> => {
  const program = new Program({
    name,
    file: join(ROOT, file),
    cwd: ROOT,
    env,
    readyAddress,
    readyWithinMs: READY_WITHIN_MS,
    logFile: join(PLACES.logs, `${name}.log`),
    log,
  });
  running.push(program);
  await program.start();
  log(`The ${name} is ready`);
};

/**
 * Starts PostgreSQL, the API and the shell, each once the one before is ready.
 * @param built settles when the programs are built.
 * @throws if anything does not start; nothing is left running then.
 */
export const startSite = async (built: Promise<void>, log: (line: string) => void): Promise<Site> => {
  const running: Running[] = [];
  const stop = async () => {
    for (const part of running.reverse()) await part.stop();
    running.length = 0;
  };
  try {
    const port = Number(shellEnvironment('').PORT);
    if (!(await isFree(port))) {
      throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=3005 npm start`);
    }
    const [databaseUrl] = await Promise.all([database(log, running), built]);
    const apiPort = await freePort(API_PORT);
    const apiOrigin = `http://127.0.0.1:${apiPort}`;
    await startProgram(
      'api',
      'api/dist/main.js',
      apiEnvironment(databaseUrl, apiPort),
      `${apiOrigin}/api/health/ready`,
      log,
      running,
    );
    const address = `http://localhost:${port}`;
    await startProgram(
      'shell',
      'shell/dist/server/main.js',
      shellEnvironment(apiOrigin),
      `http://127.0.0.1:${port}/readyz`,
      log,
      running,
    );
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
