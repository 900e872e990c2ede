import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';

/** One address in front of several: each request goes to the next. */
export class RoundRobin {
  readonly #server: Server;
  #next = 0;
  address = '';

  constructor(targets: readonly string[]) {
    this.#server = createServer((request, response) => {
      const target = new URL(targets[this.#next % targets.length] ?? '');
      this.#next += 1;
      const passed = httpRequest(
        {
          host: target.hostname,
          port: target.port,
          path: request.url,
          method: request.method,
          headers: request.headers,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      passed.on('error', () => response.writeHead(502).end());
      request.pipe(passed);
    });
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const place = this.#server.address();
    this.address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
