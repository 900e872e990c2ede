import { createServer } from 'node:net';

const listenOnce = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });

/** Whether no program listens on a port of this machine. */
export const isFree = async (port: number): Promise<boolean> => (await listenOnce(port)) !== undefined;

/** A free port: the wanted one if possible. */
export const freePort = async (wanted: number): Promise<number> => {
  const port = (await listenOnce(wanted)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error('no port of this machine can be listened on');
  return port;
};
