import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const BAD_REQUEST = 400;

/** Answers what is no request that could be read, on the bare connection, with the headers of every other answer. */
export const answerBadConnection =
  (everywhere: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? BAD_REQUEST;
    const body = JSON.stringify({ error: STATUS_CODES[status] });
    const headers = Object.entries({
      ...everywhere,
      'content-type': 'application/json',
      'content-length': String(body.length),
      connection: 'close',
    });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
