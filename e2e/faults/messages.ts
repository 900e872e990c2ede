import { randomUUID } from 'node:crypto';
import { contactReceiptSchema, IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import { WORDS } from '../pages/contact-page.ts';

/** Visitors who write one message after the other, each until it is acknowledged or refused. */
export class Writers {
  /** Reference numbers of all acknowledged messages. */
  readonly acknowledged: string[] = [];
  #writing = true;
  readonly #done: Promise<unknown>;

  constructor(address: string, count: number) {
    this.#done = Promise.all(Array.from({ length: count }, () => this.#write(address)));
  }

  async stop(): Promise<void> {
    this.#writing = false;
    await this.#done;
  }

  async #write(address: string): Promise<void> {
    while (this.#writing) {
      try {
        const response = await fetch(`${address}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: randomUUID().replaceAll('-', '') },
          body: JSON.stringify(MESSAGE),
          signal: AbortSignal.timeout(20_000),
        });
        const answer: unknown = await response.json();
        if (response.status === 201) this.acknowledged.push(contactReceiptSchema.parse(answer).reference);
      } catch {
        // A fault cut the connection: nothing was acknowledged, and the visitor would try again.
      }
    }
  }
}

const MESSAGE = {
  firstName: WORDS['First name'],
  lastName: WORDS['Last name'],
  email: WORDS.Email,
  phone: WORDS.Phone,
  interest: 'service',
  message: WORDS.Message,
};
