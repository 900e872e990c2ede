import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves, from 32768 on Linux and 49152 elsewhere: one of those can be given to a
 * connection or to another server between the moment in which it is chosen and the one in which its program listens. Above
 * 10080, the highest of the ports that neither browsers nor `fetch` connect to.
 */
const LOWEST_PORT = 10_081;
const HIGHEST_PORT = 32_000;

/** More ports than this are never in use one after the other. */
const ATTEMPTS = 100;

/** Whether no program listens on a port of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A free port: the first wanted one that is, else any. 0 wants none.
 * @throws if there is none.
 */
export const freePort = async (...wanted: readonly (number | undefined)[]): Promise<number> => {
  const others = Array.from({ length: ATTEMPTS }, () => randomInt(LOWEST_PORT, HIGHEST_PORT));
  for (const port of [...wanted, ...others]) {
    if (port !== undefined && port !== 0 && (await isFree(port))) return port;
  }
  throw new Error('No free port was found on 127.0.0.1');
};
