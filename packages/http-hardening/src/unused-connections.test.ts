import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { noteUnusedConnections } from './unused-connections.ts';

const connectTo = async (server: Server): Promise<Socket> => {
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await accepted;
  return socket;
};

test('a server that closes ends connections without a request, and answers those that have one', async () => {
  const server = createServer();
  const endUnused = noteUnusedConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const unused = await connectTo(server);
  const asking = await connectTo(server);
  const asked = once(server, 'request');
  asking.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const [, response] = await asked;

  endUnused();
  const closed = once(server, 'close');
  server.close();
  await once(unused, 'close');
  const answer = once(asking, 'data');
  response.setHeader('connection', 'close').end('fine');
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});
