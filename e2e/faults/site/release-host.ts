import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';

/** A static host of one section's release, as a section's own container is. */
export class ReleaseHost {
  readonly #server: Server;
  readonly folder: string;
  /** Files asked for so far. */
  served = 0;

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
      host.served += 1;
      const tag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
      if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
      else response.writeHead(200, { etag: tag, 'content-length': bytes.length }).end(bytes);
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

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
