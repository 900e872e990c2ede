import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';

/** What a host answers in place of a file: other bytes, or a status without any. */
export type Damage = (path: string, bytes: Buffer) => Buffer | number | undefined;

/** A static host of one section's release, as a section's own container is, that can be damaged. */
export class ReleaseHost {
  readonly #server: Server;
  readonly folder: string;
  /** Files asked for so far, and how many of them the present damage hit. */
  served = 0;
  damaged = 0;
  #damage: Damage | undefined;

  private constructor(folder: string, server: Server) {
    this.folder = folder;
    this.#server = server;
  }

  static async of(folder: string): Promise<ReleaseHost> {
    const server = createServer();
    const host = new ReleaseHost(folder, server);
    server.on('request', async (request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://host').pathname).slice(1);
      const bytes = await readFile(join(host.folder, path)).catch(() => undefined);
      if (bytes === undefined) {
        response.writeHead(404).end();
        return;
      }
      const damage = host.#damage?.(path, bytes);
      const damaged = damage ?? bytes;
      host.served += 1;
      if (damage !== undefined) host.damaged += 1;
      if (typeof damaged === 'number') {
        response.writeHead(damaged).end();
        return;
      }
      const tag = `"${createHash('sha256').update(damaged).digest('hex')}"`;
      if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
      else response.writeHead(200, { etag: tag, 'content-length': damaged.length }).end(damaged);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return host;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the host is closed');
    return address.port;
  }

  breakBy(damage: Damage | undefined): void {
    this.damaged = 0;
    this.#damage = damage;
  }

  mend(): void {
    this.#damage = undefined;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
