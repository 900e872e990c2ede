import { Agent, request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

/** What came back; no status if nothing did. */
export interface FuzzAnswer {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly text: string;
}

/** As long as the registry may take to try releases, of which several wait for one another. */
const PATIENCE_MS = 120_000;

const SHOWN = 2000;

/** Sends requests to programs, a number of them at once. */
export class Sender {
  readonly #agent: Agent;

  constructor(atOnce: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  }

  /** Sends a request; one that found a connection which its server was closing goes once more, as browsers do. */
  async send(origin: string, asked: FuzzRequest): Promise<FuzzAnswer> {
    try {
      return await this.#once(origin, asked);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ECONNRESET' && code !== 'EPIPE')
        return { status: undefined, location: undefined, text: `${error}` };
    }
    return this.#once(origin, asked).catch((error: Error) => ({
      status: undefined,
      location: undefined,
      text: error.message,
    }));
  }

  close(): void {
    this.#agent.destroy();
  }

  #once(origin: string, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        {
          agent: this.#agent,
          hostname,
          port,
          method,
          path,
          headers: { ...headers, ...length },
          timeout: PATIENCE_MS,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            if (text.length < SHOWN) text += chunk;
          });
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode, location: response.headers.location, text: text.slice(0, SHOWN) }),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
