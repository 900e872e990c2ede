import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const BAD_REQUEST = 400;

/** How connections are answered that brought no request which could be read. */
export interface BadConnectionAnswer {
  /** Headers of every other answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent as JSON. */
  readonly bodyOf?: (status: number) => unknown;
}

/** What Node tells of a connection that its parser gave up. */
type ConnectionError = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

/** A body after this request would be taken for the start of another answer. */
const isHead = ({ rawPacket }: ConnectionError): boolean =>
  Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';

/** Answers what is no request that could be read, on the bare connection. */
export const answerBadConnection =
  ({ headers = {}, bodyOf = (status) => ({ error: STATUS_CODES[status] }) }: BadConnectionAnswer) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? BAD_REQUEST;
    const body = JSON.stringify(bodyOf(status));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
    socket.end(`${head.join('\r\n')}\r\n\r\n${isHead(error) ? '' : body}`);
  };
