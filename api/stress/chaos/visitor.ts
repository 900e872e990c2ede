import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** How a connection ends badly: `before` the answer is read, `after` it has begun. */
export type Cut = 'never' | 'before' | 'after';

const TRY_AGAIN_MS = 25;
const ANSWER_LIMIT_MS = 10_000;

const bodyOf = (token: string): string =>
  JSON.stringify({
    firstName: 'Chaos',
    lastName: 'Visitor',
    email: 'visitor@example.com',
    phone: '570-555-0100',
    interest: 'general',
    message: `Submission ${token} of the run`,
  });

/** One browser that does not give up: sends until it is told that the message is stored. */
export class Visitor {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(private readonly port: number) {}

  /** One request; the reference if the answer was 201. */
  private post(token: string, cut: Cut): Promise<string | undefined> {
    return new Promise((resolve) => {
      const body = bodyOf(token);
      const headers = {
        'content-type': 'application/json',
        'content-length': body.length,
        'idempotency-key': `chaos-submission-${token}`,
      };
      const sent = request(
        { host: '127.0.0.1', port: this.port, path: '/api/contact', method: 'POST', agent: this.agent, headers },
        (answer) => {
          if (cut === 'after') {
            sent.destroy();
            return resolve(undefined);
          }
          let text = '';
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('end', () => resolve(answer.statusCode === 201 ? JSON.parse(text).reference : undefined));
          answer.on('error', () => resolve(undefined));
        },
      );
      sent.setTimeout(ANSWER_LIMIT_MS, () => sent.destroy());
      sent.on('error', () => resolve(undefined));
      sent.on('close', () => resolve(undefined));
      sent.end(body, () => {
        if (cut === 'before') sent.destroy();
      });
    });
  }

  /** Every reference that was acknowledged: the first time over a connection that may be cut, at once `times` over. */
  async send(token: string, cut: Cut, times: number): Promise<Set<string>> {
    const references = new Set<string>();
    const first = await Promise.all(Array.from({ length: times }, () => this.post(token, cut)));
    for (const reference of first) if (reference !== undefined) references.add(reference);
    while (references.size === 0) {
      const reference = await this.post(token, 'never');
      if (reference === undefined) await pause(TRY_AGAIN_MS);
      else references.add(reference);
    }
    return references;
  }

  close(): void {
    this.agent.destroy();
  }
}
