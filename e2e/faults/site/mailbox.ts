import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

const REFERENCE = /^Message-ID: <lead-([0-9A-Z]{4}-[0-9A-Z]{4})@/im;

/** What a slow mail server thinks about each mail. */
export const SLOW_MAILBOX_MS = 500;

export interface MailboxOptions {
  readonly host?: string;
  readonly port?: number;
  /** Told of every lead whose mail arrives. */
  readonly onArrival?: (reference: string) => void;
  /** Given every mail that arrives, as it was sent. */
  readonly onMail?: (mail: string) => void;
}

/** A lead's mail that came, and the port that it came from. */
export interface Arrival {
  readonly reference: string;
  readonly port: number;
}

/** A mail server with the dealer's mailbox, which may take its time. */
export class Mailbox {
  readonly arrivals: Arrival[] = [];
  /** How long it thinks about each mail before it says that it takes it. */
  delayMs = 0;
  readonly #server: SMTPServer;

  private constructor({ onArrival, onMail }: Pick<MailboxOptions, 'onArrival' | 'onMail'>) {
    this.#server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 10,
      onData: (stream, { remotePort }, done) => {
        text(stream)
          .then(async (mail) => {
            if (this.delayMs > 0) await pause(this.delayMs);
            const reference = REFERENCE.exec(mail)?.[1];
            if (reference !== undefined) {
              this.arrivals.push({ reference, port: remotePort });
              onArrival?.(reference);
            }
            onMail?.(mail);
            done();
          })
          // A connection that breaks in the middle of a mail: it has not arrived.
          .catch(done);
      },
    });
    // Connections that break are what this is for.
    this.#server.on('error', () => undefined);
  }

  static async open({ host = '127.0.0.1', port = 0, ...told }: MailboxOptions = {}): Promise<Mailbox> {
    const mailbox = new Mailbox(told);
    mailbox.#server.listen(port, host);
    await once(mailbox.#server.server, 'listening');
    return mailbox;
  }

  /** References of the leads whose mails have arrived, each as often as it came. */
  get arrived(): string[] {
    return this.arrivals.map(({ reference }) => reference);
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
