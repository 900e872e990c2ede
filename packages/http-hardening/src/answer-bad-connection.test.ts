import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerBadConnection } from './answer-bad-connection.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('fine'));
  server.on('clientError', answerBadConnection({ headers: { 'x-content-type-options': 'nosniff' } }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

const answerTo = async (request: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(request);
  return text(socket);
};

const LONG = 'a'.repeat(40_000);

test.each([
  ['an address that is too long', `GET /${LONG} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'Request Header Fields Too Large'],
  ['what is no request', 'nonsense\r\n\r\n', 400, 'Bad Request'],
])('%s is answered with the headers of every answer and a reason', async (_, request, status, reason) => {
  const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status} ${reason}`);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain(`content-length: ${body.length}`);
  expect(JSON.parse(body)).toEqual({ error: reason });
});

test('a HEAD request that is refused gets no body, which would be taken for another answer', async () => {
  const answer = await answerTo(`HEAD /${LONG} HTTP/1.1\r\nhost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer.indexOf('\r\n\r\n')).toBe(answer.length - 4);
});
