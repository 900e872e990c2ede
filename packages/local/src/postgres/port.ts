import { createServer } from 'node:net';

const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });

/** The first wanted port that is free on 127.0.0.1, else one that the system chooses. */
export const freePort = async (wanted: readonly (number | undefined)[]): Promise<number> => {
  for (const port of wanted) {
    if (port !== undefined && port > 0 && (await tryPort(port)) !== undefined) return port;
  }
  const port = await tryPort(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1');
  return port;
};
