import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { LinkFault } from '../names/link-faults.ts';
import { FaultProxy } from './fault-proxy.ts';

const TEXT = JSON.stringify({ words: 'as they were sent' });

let server: Server;
let proxy: FaultProxy;

beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(TEXT));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await FaultProxy.to((server.address() as AddressInfo).port);
});

afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

afterEach(() => {
  agent.destroy();
  proxy.mend();
});

let agent: Agent;
beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});

const ask = async (path: string): Promise<{ status: number | undefined; bytes: Buffer }> => {
  const request = get({ port: proxy.port, path, agent });
  const [answer]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, bytes: await buffer(answer) };
};

/** How many bytes differ from those that were sent. */
const changed = (bytes: Buffer): number => bytes.filter((byte, index) => byte !== TEXT.charCodeAt(index)).length;

test.each<[LinkFault, hit: string, missed: string | undefined]>([
  ['corrupt', '/anything', undefined],
  ['corrupt-scripts', '/client/page.js', '/server/page.js'],
  ['tampered', '/server/page.js', '/client/page.js'],
])(
  '%s: one byte of %s is another, in every answer on a connection; other answers are as they were sent',
  async (fault, hit, missed) => {
    proxy.disturb(fault);
    for (const felt of [1, 2]) {
      const { status, bytes } = await ask(hit);
      expect({ status, length: bytes.length, changed: changed(bytes) }).toEqual({
        status: 200,
        length: TEXT.length,
        changed: 1,
      });
      expect(proxy.felt).toBe(felt);
    }
    if (missed !== undefined) expect(changed((await ask(missed)).bytes)).toBe(0);
  },
);

test.each<[LinkFault, status: number, hit: string, missed: string | undefined]>([
  ['failing', 500, '/anything', undefined],
  ['without-scripts', 404, '/client/page.js', '/client/page.css'],
])('%s: the answer is %d for %s; others are as they were sent', async (fault, status, hit, missed) => {
  proxy.disturb(fault);
  expect((await ask(hit)).status).toBe(status);
  expect(proxy.felt).toBe(1);
  if (missed !== undefined) expect(await ask(missed)).toEqual({ status: 200, bytes: Buffer.from(TEXT) });
});

test('once it is mended, answers are as they were sent', async () => {
  proxy.disturb('corrupt');
  await ask('/anything');
  proxy.mend();
  agent.destroy();
  expect(changed((await ask('/anything')).bytes)).toBe(0);
});
