import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectByTls } from 'node:tls';
import type { JudgedAnswer } from './observatory.ts';

/** Asks as the proxy in front does: for a visitor who came by TLS. */
const BY_TLS = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

/** Sends a request and keeps redirects as they are. */
export const ask = async (address: string, init: RequestInit = {}): Promise<JudgedAnswer> => {
  const answer = await fetch(address, { redirect: 'manual', ...init, headers: { ...BY_TLS, ...init.headers } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

/** Sends bytes as they are, past everything that a client would mend. */
export const askRaw = async (origin: string, request: string): Promise<JudgedAnswer> => {
  const { protocol, hostname, port } = new URL(origin);
  const socket = protocol === 'https:' ? connectByTls(Number(port), hostname) : connect(Number(port), hostname);
  socket.end(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ', 1)[0] ?? '', line.replace(/^[^:]*: /, '')]),
  );
  return { status: Number(start.split(' ')[1]), headers, body };
};

/** A request whose headers are longer than a server reads. */
export const LONG_HEADERS = `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(17_000)}\r\n\r\n`;

/** The beginning of an operator's request that says itself that it is too large. */
export const largeBody = (token: string): string =>
  [
    'POST /ops/sections/mfe-eco/freeze HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'content-length: 3000000',
    'connection: close',
    '\r\n',
  ].join('\r\n');

/** Bytes that are no request. */
export const NO_REQUEST = 'hello\r\n\r\n';

/** Sends JSON. */
export const postJson = (address: string, body: unknown, headers: Record<string, string> = {}): Promise<JudgedAnswer> =>
  ask(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Sends a form as a page of the site does. */
export const postForm = (address: string, fields: Record<string, string>): Promise<JudgedAnswer> =>
  ask(address, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: new URL(address).origin } });
