import { EventEmitter, once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail. `stall`: never answers. `drop`: takes the mail and cuts the connection. */
export type SmtpBehaviour = 'accept' | 'refuse' | 'stall' | 'drop';

/** A mail as it arrived. */
export interface ArrivedMail {
  messageId: string;
  to: string[];
  text: string;
  /** When the server had it, before it said so: milliseconds of the clock. */
  at: number;
}

export interface TestSmtp {
  url: string;
  mails: ArrivedMail[];
  /** Settles with the next mail that is accepted. */
  next(): Promise<ArrivedMail>;
  /** From now on no mail is answered. @returns settles when one has arrived and waits for its answer. */
  hold(): Promise<unknown>;
  /** Answers what has waited. */
  release(): void;
  close(): Promise<void>;
}

/** A real SMTP server that behaves as the test says, mail by mail. */
export const startSmtp = async (behaviour: () => SmtpBehaviour, port = 0): Promise<TestSmtp> => {
  const mails: ArrivedMail[] = [];
  const waiting: ((mail: ArrivedMail) => void)[] = [];
  const held = new EventEmitter();
  let isHolding = false;
  const take = (text: string, to: string[]): void => {
    const at = performance.timeOrigin + performance.now();
    const mail = { messageId: /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '', to, text, at };
    mails.push(mail);
    for (const resolve of waiting.splice(0)) resolve(mail);
  };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 10,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        held.emit('mail');
        if (isHolding) await once(held, 'release');
        const how = behaviour();
        if (how === 'stall') return;
        if (how === 'refuse') return done(new Error('not now'));
        take(
          Buffer.concat(chunks).toString(),
          session.envelope.rcptTo.map(({ address }) => address),
        );
        if (how !== 'drop') return done();
        for (const connection of server.connections) Reflect.get(connection, '_socket').destroy();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    mails,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    hold: () => {
      isHolding = true;
      return once(held, 'mail');
    },
    release: () => {
      isHolding = false;
      held.emit('release');
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
