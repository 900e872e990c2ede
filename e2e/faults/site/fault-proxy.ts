import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What is wrong with a proxy: `down` refuses, `stalled` accepts and never answers, `frozen` is that for connections that exist
 * too, which go on afterwards; `slow` holds every answer back, `flapping` is down every other second.
 */
export type ProxyFault = 'down' | 'stalled' | 'frozen' | 'flapping' | { readonly slowMs: number };

const FLAP_MS = 1000;

/** A TCP connection between two programs that can be disturbed. */
export class FaultProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #fault: ProxyFault | undefined;
  #felt = 0;
  /** By their ports towards the target: connections that ended before the last of what they asked was answered. */
  readonly #unanswered = new Set<number>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Passes everything on to a port of this machine. */
  static async to(target: number): Promise<FaultProxy> {
    const server = createServer();
    const proxy = new FaultProxy(server);
    server.on('connection', (client) => proxy.#pass(client, target));
    server.listen(0, '127.0.0.1');
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

  /** Whether the target's answer got through to whoever asked by way of the connection that the target saw at a port. */
  wasAnswered(port: number): boolean {
    return !this.#unanswered.has(port);
  }

  /** Begins a fault; connections that exist feel it too. */
  disturb(fault: ProxyFault): void {
    this.#felt = 0;
    this.#fault = fault;
    for (const socket of this.#sockets) {
      if (fault === 'frozen') socket.pause();
      else socket.destroy();
    }
  }

  /** Ends the fault. */
  mend(): void {
    const wasFrozen = this.#fault === 'frozen';
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

  #pass(client: Socket, target: number): void {
    this.#keep(client);
    if (this.#fault !== undefined) this.#felt += 1;
    if (this.#isDown()) {
      client.destroy();
      return;
    }
    if (this.#fault === 'stalled') return;
    const upstream = connect(target, '127.0.0.1');
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
    const delay = typeof this.#fault === 'object' ? this.#fault.slowMs : 0;
    upstream.on('data', (chunk) => {
      if (delay === 0) answer(chunk);
      else setTimeout(answer, delay, chunk).unref();
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
