import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { LinkFault } from '../names/link-faults.ts';
import { DamagedConnection } from './damage.ts';

/** An end of a connection. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

const HERE = '127.0.0.1';

/** How long a fault holds every answer back. */
const HELD_BACK_MS: Readonly<Partial<Record<LinkFault, number>>> = { slow: 700, late: 20_000 };

/** A drop of an answer that drips. */
const DROP_BYTES = 64;
const DRIPPED_BYTES_PER_SECOND = 2000;

const FLAP_MS = 1000;

/** A TCP connection between two programs that can be disturbed. */
export class FaultProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: LinkFault | undefined;
  #felt = 0;
  /** By their ports towards the target: connections that ended before the last of what they asked was answered. */
  readonly #unanswered = new Set<number>();

  /** Hears of each fault as it begins, and of none as it ends. */
  onFault: (fault: LinkFault | undefined) => void = () => undefined;

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

  /** How many connections have met the present fault, or how many answers were damaged by it. */
  get felt(): number {
    return this.#felt;
  }

  /** Whether the target's answer reached the client of the connection that the target saw at a port. */
  wasAnswered(port: number): boolean {
    return !this.#unanswered.has(port);
  }

  /** Begins a fault; connections that exist feel it too. */
  disturb(fault: LinkFault): void {
    this.#felt = 0;
    this.#fault = fault;
    this.onFault(fault);
    for (const socket of this.#sockets) {
      if (fault === 'frozen') socket.pause();
      else if (fault === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    }
  }

  /** Ends the fault. */
  mend(): void {
    const wasFrozen = this.#fault === 'frozen';
    if (this.#fault !== undefined) this.onFault(undefined);
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
    const fault = this.#fault;
    const damage = DamagedConnection.by(fault, () => {
      this.#felt += 1;
    });
    if (fault !== undefined && damage === undefined) this.#felt += 1;
    if (fault === 'reset') {
      client.resetAndDestroy();
      return;
    }
    if (this.#isDown()) {
      client.destroy();
      return;
    }
    if (fault === 'stalled') return;
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
      const refusal = damage?.refusal(chunk);
      if (refusal !== undefined) {
        client.end(refusal);
        return;
      }
      isAwaited = true;
      upstream.write(chunk);
    });
    client.on('end', () => upstream.end());
    const answer = (chunk: Buffer): void => {
      if (client.destroyed) return;
      isAwaited = false;
      client.write(chunk);
    };
    if (fault === 'dripping') {
      void drip(upstream, answer);
      return;
    }
    const heldBackMs = (fault && HELD_BACK_MS[fault]) ?? 0;
    upstream.on('data', (chunk) => {
      if (heldBackMs === 0) answer(damage?.damaged(chunk) ?? chunk);
      else setTimeout(answer, heldBackMs, chunk).unref();
    });
    if (fault !== 'frozen') return;
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
const drip = async (source: Socket, handOn: (drop: Buffer) => void): Promise<void> => {
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += DROP_BYTES) {
        handOn(chunk.subarray(at, at + DROP_BYTES));
        await pause((DROP_BYTES / DRIPPED_BYTES_PER_SECOND) * 1000, undefined, { ref: false });
      }
    }
  } catch {
    // A connection that breaks while it drips: one of its ends has closed it.
  }
};
