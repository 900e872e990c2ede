import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESSES } from '@sgc/contract/addresses';
import { p95 } from '../../bench/figures.ts';
import { letCome } from '../crowd.ts';
import type { LoadedSite } from '../loaded-site.ts';
import { check, say } from '../report.ts';
import { pageWithFiles } from '../requests.ts';

const VISITORS_PER_SECOND = 20;
const SECONDS = 10;
const BETWEEN_ARRIVALS_MS = 10;

/** How much longer pages may take while slow clients are there. */
const MOST_RATIO = 2;

/** Node looks for requests that take too long every half minute. */
const CLOSED_WITHIN_MS = 75_000;

/** Shorter than servers keep a connection that asks for nothing. */
const LAST_LOOK_MS = 2000;

/** Of each kind. */
const SLOW_CLIENTS = [
  { count: 145, begins: `GET ${ADDRESSES.inventory} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `, goesOn: 'x' },
  {
    count: 145,
    begins:
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n',
    goesOn: ' ',
  },
  // More than the system keeps for a program that does not read.
  {
    count: 10,
    begins: `GET ${ADDRESSES.inventory} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1000),
    goesOn: undefined,
  },
] as const;

type SlowClient = (typeof SLOW_CLIENTS)[number];

/** Opens a connection that asks and never ends, sends a body and never ends, or asks for much and reads nothing. */
const comeSlowly = (address: string, { begins, goesOn }: SlowClient): Socket => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  // Being cut off is what it is here for.
  socket.on('error', () => undefined);
  socket.write(begins);
  if (goesOn === undefined) return socket;
  socket.resume();
  const timer = setInterval(() => socket.writable && socket.write(goesOn), 1000);
  return socket.once('close', () => clearInterval(timer));
};

const openOf = (sockets: readonly Socket[]): number => sockets.filter(({ closed }) => !closed).length;

/** Clients that ask, send or read slower than any visitor does, beside visitors. */
export const slowClients = async (site: LoadedSite): Promise<boolean> => {
  const [first = ''] = site.addresses;
  const crowds = [{ visitorsPerSecond: VISITORS_PER_SECOND, visit: await pageWithFiles(first, ADDRESSES.inventory) }];
  await letCome(site.addresses, crowds, 5);
  const before = await letCome(site.addresses, crowds, SECONDS);
  const sockets: Socket[] = [];
  for (const client of SLOW_CLIENTS)
    for (let index = 0; index < client.count; index += 1) {
      sockets.push(comeSlowly(site.addresses[index % site.addresses.length] ?? first, client));
      await pause(BETWEEN_ARRIVALS_MS);
    }
  const began = Date.now();
  const beside = await letCome(site.addresses, crowds, SECONDS);
  const pages = [before, beside].map(({ times }) => p95(times.get('page') ?? []));
  const ratio = (pages[1] ?? Number.NaN) / (pages[0] ?? Number.NaN);
  const open = openOf(sockets);
  while (openOf(sockets) > 0 && Date.now() - began < CLOSED_WITHIN_MS) await pause(500);
  // Of one that reads nothing, only reading tells.
  for (const socket of sockets) socket.resume();
  await pause(LAST_LOOK_MS);
  const left = openOf(sockets);
  for (const socket of sockets) socket.destroy();
  say(`Slow clients: ${sockets.length} beside ${VISITORS_PER_SECOND} visitors a second`);
  return [
    check(
      ratio <= MOST_RATIO,
      `pages, 95th percentile: ${pages.map((ms) => `${ms.toFixed(1)} ms`).join(' without, ')} with; ratio ${ratio.toFixed(2)} (at most ${MOST_RATIO})`,
    ),
    check(before.failed + beside.failed === 0, `failed: ${before.failed} without, ${beside.failed} with`),
    check(left === 0, `open after ${SECONDS} s: ${open}; after ${Math.round((Date.now() - began) / 1000)} s: ${left}`),
  ].every(Boolean);
};
