import { Client, type ClientConfig } from 'pg';

/** Opens one connection that its caller keeps, and gives up when it fails. `onLost` is called once if it is lost. */
export const openClient = async (config: ClientConfig, onLost: (reason: string) => void): Promise<Client> => {
  const client = new Client(config);
  let isLost = false;
  const lost = (reason: string): void => {
    if (isLost) return;
    isLost = true;
    onLost(reason);
  };
  client.on('error', (error) => lost(error.message));
  client.on('end', () => lost('the connection ended'));
  await client.connect();
  return client;
};
