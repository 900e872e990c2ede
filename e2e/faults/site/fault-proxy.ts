import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What is wrong with a proxy: `down` refuses, `reset` breaks off without a goodbye, `stalled` accepts and never answers, `frozen`
 * is that for connections that exist too, which go on afterwards; `flapping` is down every other second. `slowMs` holds every
 * answer back, `bytesPerSecond` lets it drip.
 */
export type ProxyFault =
  | 'down'
  | 'reset'
  | 'stalled'
  | 'frozen'
  | 'flapping'
  | { readonly slowMs: number }
  | { readonly bytesPerSecond: number };

/** An end of a connection. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

const HERE = '127.0.0.1';

/** A drop of an answer that drips. */
const DROP_BYTES = 64;

const FLAP_MS = 1000;

/** A TCP connection between two programs that can be disturbed. */
export class FaultProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: ProxyFault | undefined;
  #felt = 0;
  /** By their ports towards the target: connections that ended before the last of what they asked was answered. */
  readonly #unanswered = new Set<number>();

  /** Hears of each fault as it begins and ends. */
  onFault: (what: string) => void = () => undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  /**
   * Passes everything on.
   * @param target a port of this machine, or of another one.
   * @param at where it listens; a free port of this machine by default.
   */
  static async to(target: number | Endpoint, at: Endpoint = { host: HERE, port: 0 }): Promise<FaultProxy> {
    const server = createServer();
    const proxy = new FaultProxy(server);
    const endpoint = typeof target === 'number' ? { host: HERE, port: target } : target;
    server.on('connection', (client) => proxy.#pass(client, endpoint));
    server.listen(at.port, at.host);
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy is closed');
    return address.port;
  }

  /** How many connections have met the present fault. */
  get felt(): number {
    return this.#felt;
  }

  /** Whether the target's answer reached the client of the connection that the target saw at a port. */
  wasAnswered(port: number): boolean {
    return !this.#unanswered.has(port);
  }

  /** Begins a fault; connections that exist feel it too. */
  disturb(fault: ProxyFault): void {
    this.#felt = 0;
    this.#fault = fault;
    this.onFault(typeof fault === 'string' ? fault : JSON.stringify(fault));
    for (const socket of this.#sockets) {
      if (fault === 'frozen') socket.pause();
      else if (fault === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    }
  }

  /** Ends the fault. */
  mend(): void {
    const wasFrozen = this.#fault === 'frozen';
    if (this.#fault !== undefined) this.onFault('mended');
    this.#fault = undefined;
    for (const socket of this.#sockets) {
      if (wasFrozen) socket.resume();
      else socket.destroy();
    }
  }

  async close(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  #isDown(): boolean {
    if (this.#fault === 'down') return true;
    return this.#fault === 'flapping' && Math.floor(Date.now() / FLAP_MS) % 2 === 0;
  }

  #pass(client: Socket, target: Endpoint): void {
    this.#keep(client);
    if (this.#fault !== undefined) this.#felt += 1;
    if (this.#fault === 'reset') {
      client.resetAndDestroy();
      return;
    }
    if (this.#isDown()) {
      client.destroy();
      return;
    }
    if (this.#fault === 'stalled') return;
    const upstream = connect(target);
    this.#keep(upstream);
    let port: number | undefined;
    let isAwaited = false;
    upstream.on('connect', () => {
      port = upstream.localPort;
    });
    client.on('close', () => {
      if (isAwaited && port !== undefined) this.#unanswered.add(port);
      upstream.destroy();
    });
    upstream.on('close', () => client.destroy());
    client.on('data', (chunk) => {
      isAwaited = true;
      upstream.write(chunk);
    });
    client.on('end', () => upstream.end());
    const answer = (chunk: Buffer): void => {
      if (client.destroyed) return;
      isAwaited = false;
      client.write(chunk);
    };
    const fault = typeof this.#fault === 'object' ? this.#fault : { slowMs: 0 };
    if ('bytesPerSecond' in fault) {
      void drip(upstream, fault.bytesPerSecond, answer);
      return;
    }
    upstream.on('data', (chunk) => {
      if (fault.slowMs === 0) answer(chunk);
      else setTimeout(answer, fault.slowMs, chunk).unref();
    });
    if (this.#fault !== 'frozen') return;
    client.pause();
    upstream.pause();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    // A broken connection is what this is for.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

/** Hands on what comes, a few bytes at a time. */
const drip = async (source: Socket, bytesPerSecond: number, handOn: (drop: Buffer) => void): Promise<void> => {
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += DROP_BYTES) {
        handOn(chunk.subarray(at, at + DROP_BYTES));
        await pause((DROP_BYTES / bytesPerSecond) * 1000, undefined, { ref: false });
      }
    }
  } catch {
    // A connection that breaks while it drips: one of its ends has closed it.
  }
};
