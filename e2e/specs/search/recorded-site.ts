import { once } from 'node:events';
import { createServer, type IncomingMessage, request as overHttp, type Server } from 'node:http';
import { request as overHttps } from 'node:https';
import type { AddressInfo } from 'node:net';

interface RecordedRequest {
  readonly path: string;
  /** The purpose that the browser states: `prefetch`, or none when a visitor wants to see it. */
  readonly purpose: string | undefined;
}

/** The site as it is, at another address of this machine, where what is asked of it is on record. */
export class RecordedSite {
  readonly requests: RecordedRequest[] = [];
  readonly #server: Server;

  private constructor(site: URL, isLost: (path: string) => boolean) {
    const ask = site.protocol === 'https:' ? overHttps : overHttp;
    this.#server = createServer((request, response) => {
      const path = request.url ?? '/';
      if (isLost(path)) {
        response.writeHead(404).end();
        return;
      }
      this.requests.push({ path, purpose: request.headers['sec-purpose'] as string | undefined });
      const headers = { ...request.headers, host: site.host };
      const passed = ask(new URL(path, site), { method: request.method, headers });
      passed.on('response', (answer: IncomingMessage) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    });
  }

  /** @param isLost which files are not there. */
  static async of(site: string, isLost: (path: string) => boolean): Promise<RecordedSite> {
    const recorded = new RecordedSite(new URL(site), isLost);
    recorded.#server.listen(0, '127.0.0.1');
    await once(recorded.#server, 'listening');
    return recorded;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Requests for one address, by their purpose. */
  purposesOf(path: string): (string | undefined)[] {
    return this.requests.filter((request) => request.path === path).map(({ purpose }) => purpose);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
