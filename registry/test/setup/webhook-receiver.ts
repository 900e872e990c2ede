import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ReleaseEvent, releaseEventSchema } from '@sgc/contract/operations';

const KEY_TEXT = 'a key of webhooks that only tests have';

/** `RELEASE_WEBHOOK_KEY` of tests. */
export const WEBHOOK_KEY = `whsec_${Buffer.from(KEY_TEXT).toString('base64')}`;

/** The secret part of the receiver's address. */
export const SECRET_PATH = '/hooks/a-secret-path';

/** A posted message, and whether its signature is that of the key. */
export interface Posted {
  readonly id: string;
  readonly isSigned: boolean;
  readonly body: string;
  readonly event: ReleaseEvent;
}

/** A program that webhooks are posted to. */
export class WebhookReceiver {
  /** Everything that came, acknowledged or not, in order. */
  readonly posted: Posted[] = [];
  /** Answers a request; 204 unless it is replaced. */
  answer: (posted: Posted, reply: ServerResponse) => void = (_, reply) => void reply.writeHead(204).end();
  /** On which port it listens, again after it was closed. */
  port = 0;
  #server: Server | undefined;

  async listen(): Promise<void> {
    const server = createServer(async (request, reply) => {
      const body = await text(request);
      const id = String(request.headers['webhook-id']);
      const timestamp = request.headers['webhook-timestamp'];
      const expected = createHmac('sha256', KEY_TEXT).update(`${id}.${timestamp}.${body}`).digest('base64');
      const isSigned = request.headers['webhook-signature'] === `v1,${expected}`;
      const posted = { id, isSigned, body, event: releaseEventSchema.parse(JSON.parse(body)) };
      this.posted.push(posted);
      this.answer(posted, reply);
    });
    this.#server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
  }

  /** Settings of a registry that tells it. */
  get settings(): Record<string, string> {
    return { RELEASE_WEBHOOK: `http://127.0.0.1:${this.port}${SECRET_PATH}`, RELEASE_WEBHOOK_KEY: WEBHOOK_KEY };
  }

  /** The messages that came, each once. */
  get told(): readonly ReleaseEvent['data'][] {
    const byId = new Map(this.posted.map(({ id, event }) => [id, event.data]));
    return [...byId.values()];
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    if (this.#server?.listening === true) await once(this.#server, 'close');
  }
}
