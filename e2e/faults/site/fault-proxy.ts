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
  /** When answers that were under way did not get through. */
  readonly #cuts: number[] = [];

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

  /** Whether the proxy was disturbed or mended in the time after a moment. */
  wasCutAfter(moment: number, withinMs: number): boolean {
    return this.#cuts.some((cut) => cut >= moment && cut - moment <= withinMs);
  }

  /** Begins a fault; connections that exist feel it too. */
  disturb(fault: ProxyFault): void {
    this.#felt = 0;
    this.#cuts.push(Date.now());
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
    this.#cuts.push(Date.now());
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
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (chunk) => upstream.write(chunk));
    client.on('end', () => upstream.end());
    const delay = typeof this.#fault === 'object' ? this.#fault.slowMs : 0;
    upstream.on('data', (chunk) => {
      if (delay === 0) client.write(chunk);
      else setTimeout(() => client.destroyed || client.write(chunk), delay).unref();
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
